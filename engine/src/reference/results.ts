import type { Duty } from "../duty/duty.ts";
import type { Capacity } from "../method/capacity.ts";
import { at } from "./at.ts";

type Result = Omit<Capacity, "operatingPoint"> & Pick<Capacity["operatingPoint"], "lg" | "kavl" | "loading">;

/**
 * Results of the same method from an earlier independent program. The accepted difference is half of the last
 * printed digit: 1e-3 for tons, 1e-5 for the factor, 1e-4 for L/G, KaV/L and loading.
 */
export const results: { duty: Duty; expected: Result }[] = [
  row(390, at(37, 32, 27), [5, 5, 500, 1, 500], [1.5, 0.8196, 1]),
  row(390, at(37, 32, 28), [5, 4, 500, 1.15177, 575.885], [1.3031, 0.9172, 0.8682]),
  row(390, at(37, 32, 25), [5, 7, 500, 0.80347, 401.736], [1.8647, 0.6886, 1.2446]),
  row(500, at(40, 32, 27), [8, 5, 1025.641, 0.84396, 865.601], [1.1177, 1.037, 0.7406]),
  row(1000, at(42, 32, 27), [10, 5, 2564.103, 0.76485, 1961.16], [0.9907, 1.1421, 0.6537]),
  row(800, at(35, 30, 25), [5, 5, 1025.641, 1.09466, 1122.73], [1.3532, 0.89, 0.9135]),
  row(250, at(38, 33, 28), [5, 5, 320.513, 0.95545, 306.235], [1.5802, 0.7861, 1.0466]),
  row(1500, at(45, 33, 28), [12, 5, 4615.385, 0.66758, 3081.155], [0.9563, 1.1748, 0.6241]),
  row(5000, at(40, 30, 26), [10, 4, 12820.513, 0.94363, 12097.82], [0.7926, 1.3653, 0.5299]),
  row(50, at(30, 25, 22.2), [5, 2.8, 64.103, 1.96702, 126.091], [0.7324, 1.4542, 0.5084]),
  row(680, at(35, 29.4, 25.6), [5.6, 3.8, 976.41, 1.28512, 1254.804], [1.0272, 1.1095, 0.6948]),
  row(600, at(45, 40, 10), [5, 30, 769.231, 0.23907, 183.896], [6.5827, 0.251, 4.183]),
];

type Sizes = [range: number, approach: number, basicCRT: number, correctionFactor: number, finalCRT: number];
type Point = [lg: number, kavl: number, loading: number];

function row(flowRate: number, temperatures: ReturnType<typeof at>, sizes: Sizes, point: Point) {
  const [range, approach, basicCRT, correctionFactor, finalCRT] = sizes;
  const [lg, kavl, loading] = point;
  return {
    duty: { flowRate, ...temperatures },
    expected: { range, approach, basicCRT, correctionFactor, finalCRT, lg, kavl, loading },
  };
}
