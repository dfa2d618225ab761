import { findCountry } from "./country-names.ts";

/** A place on the globe, degrees; north and east are positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Position of a project on a map: its city, or only its country. */
export type MapLocation = Coordinates & { precision: "city" | "country" };

type Degrees = readonly [latitude: number, longitude: number];

/** Cities that references are mostly in, by country, to a tenth of a degree; the largest of a country first. */
const cities: Readonly<Record<string, Readonly<Record<string, Degrees>>>> = {
  한국: {
    서울: [37.6, 127.0],
    부산: [35.2, 129.1],
    인천: [37.5, 126.7],
    대구: [35.9, 128.6],
    대전: [36.4, 127.4],
    광주: [35.2, 126.9],
    울산: [35.5, 129.3],
    세종: [36.5, 127.3],
    수원: [37.3, 127.0],
    성남: [37.4, 127.1],
    용인: [37.2, 127.2],
    화성: [37.2, 126.8],
    평택: [37.0, 127.1],
    이천: [37.3, 127.4],
    안산: [37.3, 126.8],
    파주: [37.8, 126.8],
    춘천: [37.9, 127.7],
    원주: [37.3, 127.9],
    강릉: [37.8, 128.9],
    청주: [36.6, 127.5],
    충주: [37.0, 127.9],
    천안: [36.8, 127.1],
    아산: [36.8, 127.0],
    당진: [36.9, 126.6],
    서산: [36.8, 126.5],
    전주: [35.8, 127.1],
    군산: [36.0, 126.7],
    익산: [35.9, 127.0],
    여수: [34.8, 127.7],
    순천: [35.0, 127.5],
    광양: [34.9, 127.7],
    포항: [36.0, 129.4],
    구미: [36.1, 128.3],
    창원: [35.2, 128.7],
    김해: [35.2, 128.9],
    거제: [34.9, 128.6],
    제주: [33.5, 126.5],
  },
  중국: {
    베이징: [39.9, 116.4],
    상하이: [31.2, 121.5],
    쑤저우: [31.3, 120.6],
    항저우: [30.3, 120.2],
    난징: [32.1, 118.8],
    톈진: [39.1, 117.2],
    칭다오: [36.1, 120.4],
    시안: [34.3, 108.9],
    다롄: [38.9, 121.6],
  },
  미국: {
    뉴욕: [40.7, -74.0],
    애틀랜타: [33.7, -84.4],
    서배너: [32.1, -81.1],
    내슈빌: [36.2, -86.8],
    휴스턴: [29.8, -95.4],
    오스틴: [30.3, -97.7],
    피닉스: [33.4, -112.1],
    로스앤젤레스: [34.1, -118.2],
  },
  베트남: {
    하노이: [21.0, 105.8],
    박닌: [21.2, 106.1],
    하이퐁: [20.9, 106.7],
    다낭: [16.1, 108.2],
    호찌민: [10.8, 106.7],
    비엔호아: [11.0, 106.8],
  },
  인도: {
    뉴델리: [28.6, 77.2],
    뭄바이: [19.1, 72.9],
    푸네: [18.5, 73.9],
    첸나이: [13.1, 80.3],
    벵갈루루: [13.0, 77.6],
    하이데라바드: [17.4, 78.5],
  },
  파키스탄: { 카라치: [24.9, 67.0], 라호르: [31.5, 74.3], 파이살라바드: [31.4, 73.1] },
  폴란드: {
    바르샤바: [52.2, 21.0],
    그단스크: [54.4, 18.6],
    브로츠와프: [51.1, 17.0],
    카토비체: [50.3, 19.0],
  },
  카자흐스탄: { 알마티: [43.2, 76.9], 아스타나: [51.2, 71.4], 카라간다: [49.8, 73.1] },
};

/**
 * Position of a country and a city, by their stored names; `undefined` for a country that no table has. A city
 * may have a suffix for its kind.
 * @example locationOnMap("한국", "울산광역시") // { latitude: 35.5, longitude: 129.3, precision: "city" }
 */
export function locationOnMap(country: string, city: string | null): MapLocation | undefined {
  const known = findCountry(country);
  if (known === undefined) return undefined;
  const ofCountry: Readonly<Record<string, Degrees>> = cities[known.ko] ?? {};
  const names = [city ?? "", (city ?? "").replace(/(특별자치|특별|광역)?시$/, "")];
  const name = names.find((some) => Object.hasOwn(ofCountry, some));
  const [latitude, longitude] = (name && ofCountry[name]) || [known.latitude, known.longitude];
  return { latitude, longitude, precision: name === undefined ? "country" : "city" };
}

/** The cities of the table around a place, in its order, which begins with the largest. @param degrees east and west of it */
export function citiesNear({ latitude, longitude }: Coordinates, degrees: number) {
  return Object.values(cities).flatMap((ofCountry) =>
    Object.entries(ofCountry).flatMap(([city, [north, east]]) =>
      Math.abs(east - longitude) < degrees && Math.abs(north - latitude) < degrees
        ? [{ city, latitude: north, longitude: east }]
        : [],
    ),
  );
}
