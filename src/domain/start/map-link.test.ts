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

// One of each pair lies on the edge of the globe of maps, the other just beyond.
test.each([
  ["lat=85&lng=180", { kind: "found", latitude: 85, longitude: 180 }],
  ["lat=-85&lng=-180", { kind: "found", latitude: -85, longitude: -180 }],
  ["lat=85.1&lng=10", { kind: "none" }],
  ["lat=-85.1&lng=10", { kind: "none" }],
  ["lat=10&lng=180.1", { kind: "none" }],
  ["lat=10&lng=-180.1", { kind: "none" }],
  ["lat=0&lng=10", { kind: "none" }],
  ["lat=10&lng=0", { kind: "none" }],
  ["lat=10", { kind: "none" }],
  ["lng=10", { kind: "none" }],
  ["lat=there&lng=10", { kind: "none" }],
  ["mlat=1&lat=2&mlon=3&lng=4&lon=5", { kind: "found", latitude: 1, longitude: 3 }],
  ["lat=2&lng=4&lon=5", { kind: "found", latitude: 2, longitude: 4 }],
  ["lat=2&lon=5", { kind: "found", latitude: 2, longitude: 5 }],
  ["lat=37.123456&lng=127.123454", { kind: "found", latitude: 37.12346, longitude: 127.12345 }],
])("the parameters %s lead to %j", (query, point) => {
  expect(pointInMapLink(`https://map.example/?${query}`)).toEqual(point);
});

test.each([
  ["https://map.naver.com/p/entry/place/1?c=126.9,37.5,15,0", 37.5, 126.9],
  ["https://map.naver.com/p/directions/20037508.34,1000000,a/-/car", 8.94657, 180],
  ["https://map.naver.com/p/directions/-14135126.2,-4518388.9,a/-/car", -37.56666, -126.978],
  ["https://www.google.com/maps/place/37.5,+127.1/data=a", 37.5, 127.1],
  ["https://www.google.com/maps/dir/home/37.5,127.1/", 37.5, 127.1],
  ["https://www.google.com/maps/search/37.5,127.1?entry=tts", 37.5, 127.1],
  ["https://www.google.com/maps?ll=37.5,127.1", 37.5, 127.1],
  ["https://www.google.com/maps?a=1&daddr=37.5,%20127.1", 37.5, 127.1],
  ["https://map.kakao.com/link/roadview/37.5,127.1", 37.5, 127.1],
  ["  https://www.google.com/maps/@37.5,127.1,15z\n", 37.5, 127.1],
  // A form that leads beyond the globe does not hide the next one.
  ["https://www.google.com/maps/@37.5,127.1,15z/?q=137.4,126.8", 37.5, 127.1],
  ["https://www.google.com/maps/%ED%ZZ/@37.5,127.1,15z", 37.5, 127.1],
])("%s leads exactly to %d, %d", (link, latitude, longitude) => {
  expect(pointInMapLink(link)).toEqual({ kind: "found", latitude, longitude });
});

test.each([
  ["https://goo.gl/maps/abc", "short"],
  ["https://kko.kakao.com/abc", "short"],
  ["https://goo.gl.example/maps/abc", "none"],
  ["https://www.goo.gl/maps/abc", "none"],
  ["https://naver.me/abc?lat=37.5&lng=127.1", "found"],
])("%s is of the kind %s", (link, kind) => {
  expect(pointInMapLink(link).kind).toBe(kind);
});

test("an address is read as far as its 2,000th character", () => {
  const link = (length: number) => `https://map.example/?a=${"a".repeat(length)}&lat=37.5&lng=127.1`;
  const room = 2_000 - link(0).length;
  expect(pointInMapLink(link(room))).toMatchObject({ kind: "found", longitude: 127.1 });
  expect(pointInMapLink(link(room + 1))).toMatchObject({ kind: "found", longitude: 127 });
});
