import { placesOf } from "./place.ts";

export const kazakhstan = placesOf("카자흐스탄", "ashrae-2013", [
  { city: "almaty", wetBulbTemp: 20.6, dryBulbTemp: 29.9, station: "368700" },
  { city: "astana", wetBulbTemp: 19.6, dryBulbTemp: 27.4, station: "351880" },
  { city: "karaganda", wetBulbTemp: 18.5, dryBulbTemp: 27.1, station: "353940" },
  { city: "pavlodar", wetBulbTemp: 20.7, dryBulbTemp: 28.1, station: "360030" },
  { city: "kostanay", wetBulbTemp: 21.5, dryBulbTemp: 29.2, station: "289520" },
  { city: "aktobe", wetBulbTemp: 20.5, dryBulbTemp: 30.3, station: "352290" },
  { city: "oral", wetBulbTemp: 21.4, dryBulbTemp: 30.2, station: "351080" },
  { city: "atyrau", wetBulbTemp: 22.4, dryBulbTemp: 29.6, station: "357000" },
  { city: "zhezkazgan", wetBulbTemp: 19.4, dryBulbTemp: 30.5, station: "356710" },
  { city: "kyzylorda", wetBulbTemp: 21.9, dryBulbTemp: 34.3, station: "380620" },
  { city: "shymkent", wetBulbTemp: 21.1, dryBulbTemp: 33.5, station: "383280" },
  { city: "taraz", wetBulbTemp: 19.7, dryBulbTemp: 31.1, station: "383410" },
]);
