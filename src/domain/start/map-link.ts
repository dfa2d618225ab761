/** The point that the address of a map leads to, in degrees; or why none is found. Nothing is fetched. */
export type PointInLink =
  | { kind: "found"; latitude: number; longitude: number }
  /** A short address for sharing, which holds no point. */
  | { kind: "short" }
  | { kind: "none" };

/** Longest address that is looked into. */
const maxLength = 2_000;

/** Hosts of addresses that are made for sharing. */
const shortHosts = /^(naver\.me|kko\.to|kko\.kakao\.com|maps\.app\.goo\.gl|goo\.gl)$/;

const number = String.raw`(-?\d{1,9}(?:\.\d+)?)`;

/** Forms of a point in an address: the marked place comes before the middle of the map. */
const forms: readonly { form: RegExp; order: "latitude first" | "longitude first" }[] = [
  // Google: the place that was chosen, then the middle of the map.
  { form: new RegExp(`!3d${number}!4d${number}`), order: "latitude first" },
  {
    form: new RegExp(`[?&](?:q|query|ll|sll|center|destination|daddr)=${number},\\s*${number}`),
    order: "latitude first",
  },
  // Kakao: /link/map/name,37.4,127.1
  { form: new RegExp(`/link/(?:map|to|roadview)/(?:[^/,]*,)?${number},${number}`), order: "latitude first" },
  // Naver: directions, and the place of an entry in metres of the web's projection.
  { form: new RegExp(`/directions/(?:[^/]*/)*?${number},${number}`), order: "longitude first" },
  { form: new RegExp(`[?&]c=${number},${number},\\d`), order: "longitude first" },
  { form: new RegExp(`/(?:place|dir|search)/(?:[^@]*/)?${number},\\+?${number}`), order: "latitude first" },
  { form: new RegExp(`@${number},${number}`), order: "latitude first" },
];

/**
 * @example pointInMapLink("https://map.kakao.com/link/map/본사,37.4,127.1") // { kind: "found", latitude: 37.4, longitude: 127.1 }
 */
export function pointInMapLink(text: string): PointInLink {
  const address = URL.parse(text.trim().slice(0, maxLength));
  if (!address) return { kind: "none" };
  const point = namedPoint(address.searchParams) ?? parsePoint(decoded(address.href));
  if (point) return { kind: "found", ...point };
  return shortHosts.test(address.host) ? { kind: "short" } : { kind: "none" };
}

interface Point {
  latitude: number;
  longitude: number;
}

/** Parameters that say by their names what they are, as Naver and OpenStreetMap have them. */
function namedPoint(query: URLSearchParams): Point | undefined {
  const [latitude, longitude] = [
    query.get("mlat") ?? query.get("lat"),
    query.get("mlon") ?? query.get("lng") ?? query.get("lon"),
  ];
  return latitude && longitude ? onGlobe(Number(latitude), Number(longitude)) : undefined;
}

function parsePoint(address: string): Point | undefined {
  for (const { form, order } of forms) {
    const [, first, second] = form.exec(address) ?? [];
    if (first === undefined || second === undefined) continue;
    const [one, other] = [Number(first), Number(second)];
    const point = order === "latitude first" ? onGlobe(one, other) : onGlobe(...fromMetres(one, other));
    if (point) return point;
  }
  return undefined;
}

/** Radius of the globe in the web's Mercator projection (EPSG:3857), m. */
const radiusM = 6_378_137;

/** Longitude and latitude, which older addresses of Naver give in metres. */
function fromMetres(x: number, y: number): [latitude: number, longitude: number] {
  if (Math.abs(x) <= 180) return [y, x];
  const degrees = (radians: number) => (radians * 180) / Math.PI;
  return [degrees(2 * Math.atan(Math.exp(y / radiusM)) - Math.PI / 2), degrees(x / radiusM)];
}

/** A point as offices have it: to a metre; `undefined` beyond the globe, and for a zero: Naver's `c=15.00,0,0,0,dh` is a zoom. */
function onGlobe(latitude: number, longitude: number): Point | undefined {
  const isThere = Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 && latitude !== 0 && longitude !== 0;
  return isThere ? { latitude: toMetre(latitude), longitude: toMetre(longitude) } : undefined;
}

function toMetre(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
