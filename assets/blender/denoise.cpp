// Non-local means in log space, guided by what the camera saw: normals, surface colours and depth.
// Pixels are averaged with others nearby that lie on a like surface and whose surroundings look alike,
// in proportion to the noise measured around them.
#include <algorithm>
#include <cmath>
#include <vector>

namespace {

constexpr int kFeatures = 7;
constexpr float kFeatureBandwidth = 0.030f;
constexpr float kNoiseCeiling = 0.02f;

struct Picture {
  const float* features;
  std::vector<float> light;  // log of the light, three channels
  int width, height;

  int column(int x) const { return std::clamp(x, 0, width - 1); }
  int row(int y) const { return std::clamp(y, 0, height - 1); }
  size_t pixel(int x, int y) const { return static_cast<size_t>(row(y)) * width + column(x); }

  float featureDistance(size_t p, size_t q) const {
    float sum = 0;
    for (int f = 0; f < kFeatures; f++) {
      const float d = features[p * kFeatures + f] - features[q * kFeatures + f];
      sum += d * d;
    }
    return sum;
  }

  float lightDistance(size_t p, size_t q) const {
    float sum = 0;
    for (int c = 0; c < 3; c++) {
      const float d = light[p * 3 + c] - light[q * 3 + c];
      sum += d * d;
    }
    return sum;
  }

  // Mean squared difference of two 3 x 3 patches.
  float patchDistance(int x, int y, int u, int v) const {
    float sum = 0;
    for (int dy = -1; dy <= 1; dy++)
      for (int dx = -1; dx <= 1; dx++) sum += lightDistance(pixel(x + dx, y + dy), pixel(u + dx, v + dy));
    return sum / 27;
  }

  // Variance of the light among neighbours on the same surface.
  float noise(int x, int y) const {
    const size_t p = pixel(x, y);
    float sum = 0, weight = 0;
    for (int dy = -2; dy <= 2; dy++)
      for (int dx = -2; dx <= 2; dx++) {
        const size_t q = pixel(x + dx, y + dy);
        const float w = std::exp(-featureDistance(p, q) * 60);
        sum += w * lightDistance(p, q);
        weight += w;
      }
    return sum / std::max(weight - 1, 1.0f) / 6;
  }
};

}  // namespace

// `source` and `result` hold width x height x 3 floats, `features` width x height x 7.
extern "C" void denoise(const float* source, const float* features, float* result, int width, int height, int radius,
                        float strength) {
  Picture picture{features, std::vector<float>(static_cast<size_t>(width) * height * 3), width, height};
  for (size_t i = 0; i < picture.light.size(); i++) picture.light[i] = std::log1p(source[i] * 4);

#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      const size_t p = picture.pixel(x, y);
      const float noise = std::min(picture.noise(x, y), kNoiseCeiling) * strength + 1e-6f;
      float sum[3] = {0, 0, 0}, total = 0;
      for (int v = std::max(0, y - radius); v <= std::min(height - 1, y + radius); v++)
        for (int u = std::max(0, x - radius); u <= std::min(width - 1, x + radius); u++) {
          const size_t q = picture.pixel(u, v);
          const float surface = picture.featureDistance(p, q);
          if (surface > 4 * kFeatureBandwidth) continue;
          const float likeness = std::max(0.0f, picture.patchDistance(x, y, u, v) - 2 * noise) / (1.2f * noise + 2e-5f);
          const float distance = static_cast<float>((u - x) * (u - x) + (v - y) * (v - y)) / (0.7f * radius * radius);
          const float weight = std::exp(-likeness - surface / kFeatureBandwidth - distance);
          total += weight;
          for (int c = 0; c < 3; c++) sum[c] += weight * picture.light[q * 3 + c];
        }
      for (int c = 0; c < 3; c++) result[p * 3 + c] = (std::exp(sum[c] / total) - 1) / 4;
    }
}
