import { expect, test } from "vitest";
import { pointInMapLink } from "./map-link.ts";

test.each([
  [
    "https://www.google.com/maps/place/Name/@37.4001,126.8001,17z/data=!3m1!4b1!4m6!3m5!1s0x0!8m2!3d37.48123!4d126.88234",
    37.48123,
    126.88234,
  ],
  ["https://www.google.com/maps/@37.457,126.896,15z", 37.457, 126.896],
  ["https://www.google.co.kr/maps/search/?api=1&query=37.457%2C126.896", 37.457, 126.896],
  ["https://maps.google.com/?q=-33.8688,151.2093", -33.8688, 151.2093],
  ["https://www.google.com/maps/dir/?api=1&destination=34.05,-84.07", 34.05, -84.07],
  ["https://map.kakao.com/link/map/한빛 본사,37.402056,127.108212", 37.40206, 127.10821],
  ["https://map.kakao.com/link/to/%ED%95%9C%EB%B9%9B,37.402056,127.108212", 37.40206, 127.10821],
  ["https://map.kakao.com/link/map/37.402056,127.108212", 37.40206, 127.10821],
  ["https://map.naver.com/p/directions/-/126.896,37.457,%ED%95%9C%EB%B9%9B/-/transit", 126.896, 37.457],
  ["https://map.naver.com/p/entry/place/11?c=14135126.2,4518388.9,15,0,0,0,dh", 37.5665, 126.978],
  ["https://map.naver.com/?dlevel=11&lat=37.457&lng=126.896", 37.457, 126.896],
  ["https://www.openstreetmap.org/?mlat=52.2&mlon=21#map=6/50/20", 52.2, 21],
])("%s leads to %d, %d", (link, one, other) => {
  const found = pointInMapLink(link);
  const [latitude, longitude] = one > 90 ? [other, one] : [one, other];
  expect(found.kind).toBe("found");
  if (found.kind !== "found") return;
  expect(found.latitude).toBeCloseTo(latitude, 2);
  expect(found.longitude).toBeCloseTo(longitude, 2);
});

test.each(["https://naver.me/xAbCd123", "https://kko.to/abcd", "https://maps.app.goo.gl/abcd"])(
  "%s is for sharing and has no point in it",
  (link) => expect(pointInMapLink(link)).toEqual({ kind: "short" }),
);

test.each([
  "",
  "서울특별시 금천구",
  "https://map.naver.com/p/entry/place/11",
  "https://map.naver.com/p/entry/place/11?c=15.00,0,0,0,dh",
  "https://place.map.kakao.com/8120",
  "https://www.google.com/maps/@137.4,126.8,15z",
  "https://www.google.com/maps/@0,0,2z",
  `https://a.example/${"@".repeat(5000)}`,
])("%j has no point", (link) => expect(pointInMapLink(link)).toEqual({ kind: "none" }));
