import { placesOf } from "./place.ts";

export const vietnam = placesOf("베트남", "ashrae-2013", [
  { city: "hanoi", wetBulbTemp: 29.3, dryBulbTemp: 32.6, station: "488200" },
  { city: "hai-phong", wetBulbTemp: 30, dryBulbTemp: 32.6, station: "488260" },
  { city: "nam-dinh", wetBulbTemp: 28.7, dryBulbTemp: 32.5, station: "488230" },
  { city: "thanh-hoa", wetBulbTemp: 28.9, dryBulbTemp: 32.3, station: "488400" },
  { city: "vinh", wetBulbTemp: 28.2, dryBulbTemp: 32.7, station: "488450" },
  { city: "hue", wetBulbTemp: 27.8, dryBulbTemp: 33.1, station: "488520" },
  { city: "da-nang", wetBulbTemp: 28, dryBulbTemp: 32.3, station: "488550" },
  { city: "quy-nhon", wetBulbTemp: 29.1, dryBulbTemp: 33.8, station: "488700" },
  { city: "nha-trang", wetBulbTemp: 27.7, dryBulbTemp: 31.5, station: "488770" },
  { city: "ho-chi-minh", wetBulbTemp: 28, dryBulbTemp: 31.8, station: "489000" },
]);
