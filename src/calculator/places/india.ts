import { placesOf } from "./place.ts";

export const india = placesOf("인도", "ashrae-2013", [
  { city: "new-delhi", wetBulbTemp: 29.5, dryBulbTemp: 33.3, station: "421810" },
  { city: "jaipur", wetBulbTemp: 27.5, dryBulbTemp: 31.2, station: "423480" },
  { city: "lucknow", wetBulbTemp: 29.2, dryBulbTemp: 33.8, station: "423690" },
  { city: "ahmedabad", wetBulbTemp: 28.5, dryBulbTemp: 33.7, station: "426470" },
  { city: "surat", wetBulbTemp: 28.2, dryBulbTemp: 31.7, station: "428400" },
  { city: "nagpur", wetBulbTemp: 27.4, dryBulbTemp: 32.3, station: "428670" },
  { city: "kolkata", wetBulbTemp: 29.6, dryBulbTemp: 34.5, station: "428090" },
  { city: "bhubaneswar", wetBulbTemp: 29.4, dryBulbTemp: 34.1, station: "429710" },
  { city: "mumbai", wetBulbTemp: 27.7, dryBulbTemp: 31.2, station: "430030" },
  { city: "pune", wetBulbTemp: 24.7, dryBulbTemp: 29.9, station: "430630" },
  { city: "hyderabad", wetBulbTemp: 25.7, dryBulbTemp: 31.5, station: "431280" },
  { city: "visakhapatnam", wetBulbTemp: 29.2, dryBulbTemp: 32.1, station: "431500" },
  { city: "chennai", wetBulbTemp: 28.4, dryBulbTemp: 33.1, station: "432790" },
  { city: "bengaluru", wetBulbTemp: 23.6, dryBulbTemp: 28.9, station: "432950" },
  { city: "coimbatore", wetBulbTemp: 25.7, dryBulbTemp: 31.4, station: "433210" },
  { city: "kochi", wetBulbTemp: 27.8, dryBulbTemp: 31.4, station: "433530" },
]);
