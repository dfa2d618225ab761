import type { Office } from "#content/company.ts";
import type { MapService } from "#domain/content/fact-checks.ts";

/** Width of a map tile at zoom level 0, which shows the whole globe, px. */
const tilePx = 256;
/** Likely size of the embedded map, px: the service requires the corners, not a zoom level. */
const shown = { width: 640, height: 400 };

/** OpenStreetMap addresses of a location: its page, and a map to embed, both with a marker. */
export function mapAddresses({ latitude, longitude, zoom }: Office["location"]): {
  page: string;
  embed: string;
} {
  const degreesPerPx = 360 / (tilePx * 2 ** zoom);
  const east = (degreesPerPx * shown.width) / 2;
  const north = ((degreesPerPx * shown.height) / 2) * Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - east, latitude - north, longitude + east, latitude + north].map((degrees) =>
    degrees.toFixed(4),
  );
  return {
    page: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`,
    embed: `https://www.openstreetmap.org/export/embed.html?bbox=${box.join("%2C")}&layer=mapnik&marker=${latitude}%2C${longitude}`,
  };
}

/**
 * Address of directions to a location on a map service.
 * @param name of the location on the service, if it has one
 */
export function directionsTo(
  service: MapService,
  { latitude, longitude }: Office["location"],
  name: string,
): string {
  const called = encodeURIComponent(name);
  switch (service) {
    case "naver":
      return `https://map.naver.com/p/directions/-/${longitude},${latitude},${called}/-/transit`;
    case "kakao":
      return `https://map.kakao.com/link/to/${called},${latitude},${longitude}`;
    case "amap":
      return `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${called}&coordinate=wgs84`;
    case "google":
      return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
  }
}
