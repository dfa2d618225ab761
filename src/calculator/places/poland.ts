import { placesOf } from "./place.ts";

export const poland = placesOf("폴란드", "ashrae-2013", [
  { city: "warsaw", wetBulbTemp: 21.4, dryBulbTemp: 27.5, station: "123750" },
  { city: "lodz", wetBulbTemp: 20.7, dryBulbTemp: 26.5, station: "124650" },
  { city: "poznan", wetBulbTemp: 20.7, dryBulbTemp: 27.5, station: "123300" },
  { city: "gdansk", wetBulbTemp: 20.2, dryBulbTemp: 25.1, station: "121500" },
  { city: "szczecin", wetBulbTemp: 21.2, dryBulbTemp: 26.8, station: "122050" },
  { city: "bialystok", wetBulbTemp: 21, dryBulbTemp: 26.1, station: "122950" },
  { city: "lublin", wetBulbTemp: 21.3, dryBulbTemp: 26.8, station: "124950" },
  { city: "rzeszow", wetBulbTemp: 21.7, dryBulbTemp: 27.8, station: "125800" },
  { city: "krakow", wetBulbTemp: 21.3, dryBulbTemp: 27.9, station: "125660" },
  { city: "katowice", wetBulbTemp: 20.7, dryBulbTemp: 27, station: "125600" },
  { city: "wroclaw", wetBulbTemp: 20.9, dryBulbTemp: 27.5, station: "124240" },
]);
