import { placesOf } from "./place.ts";

export const pakistan = placesOf("파키스탄", "ashrae-2013", [
  { city: "karachi", wetBulbTemp: 28.2, dryBulbTemp: 33.4, station: "417800" },
  { city: "nawabshah", wetBulbTemp: 29.6, dryBulbTemp: 38.8, station: "417490" },
  { city: "lahore", wetBulbTemp: 29, dryBulbTemp: 34.3, station: "416400" },
  { city: "islamabad", wetBulbTemp: 28, dryBulbTemp: 34, station: "415710" },
]);
