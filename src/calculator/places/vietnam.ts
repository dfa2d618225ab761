import { placesOf } from "./place.ts";

export const vietnam = placesOf("베트남", "ashrae-2013", [
  { city: "hanoi", ko: "하노이", en: "Hanoi", wetBulbTemp: 29.3, dryBulbTemp: 32.6, station: "488200" },
  { city: "hai-phong", ko: "하이퐁", en: "Hai Phong", wetBulbTemp: 30, dryBulbTemp: 32.6, station: "488260" },
  { city: "nam-dinh", ko: "남딘", en: "Nam Dinh", wetBulbTemp: 28.7, dryBulbTemp: 32.5, station: "488230" },
  {
    city: "thanh-hoa",
    ko: "타인호아",
    en: "Thanh Hoa",
    wetBulbTemp: 28.9,
    dryBulbTemp: 32.3,
    station: "488400",
  },
  { city: "vinh", ko: "빈", en: "Vinh", wetBulbTemp: 28.2, dryBulbTemp: 32.7, station: "488450" },
  { city: "hue", ko: "후에", en: "Hue", wetBulbTemp: 27.8, dryBulbTemp: 33.1, station: "488520" },
  { city: "da-nang", ko: "다낭", en: "Da Nang", wetBulbTemp: 28, dryBulbTemp: 32.3, station: "488550" },
  { city: "quy-nhon", ko: "꾸이년", en: "Quy Nhon", wetBulbTemp: 29.1, dryBulbTemp: 33.8, station: "488700" },
  { city: "nha-trang", ko: "냐짱", en: "Nha Trang", wetBulbTemp: 27.7, dryBulbTemp: 31.5, station: "488770" },
  {
    city: "ho-chi-minh",
    ko: "호찌민",
    en: "Ho Chi Minh City",
    wetBulbTemp: 28,
    dryBulbTemp: 31.8,
    station: "489000",
  },
]);
