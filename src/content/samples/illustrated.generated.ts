// Made by assets/pictures/project-cards.ts; do not edit.

/** Keys of the sample projects that have an illustration of their own. */
export const illustrated: readonly string[] = [
  "almaty-hospital-closed",
  "astana-arena-hybrid",
  "austin-data-center-crossflow",
  "bac-ninh-electronics-counterflow",
  "busan-cold-store-closed",
  "busan-hotel-low-noise",
  "chennai-auto-parts-counterflow",
  "cheongju-battery-modular",
  "gdansk-lng-closed",
  "gumi-display-counterflow",
  "gwangju-tire-crossflow",
  "ho-chi-minh-mall-crossflow",
  "hwaseong-pharmaceutical-forced-draft",
  "hyderabad-data-center-modular",
  "incheon-data-center-hybrid",
  "phoenix-semiconductor-closed",
  "pyeongtaek-semiconductor-plume",
  "savannah-auto-parts-modular",
  "sejong-district-cooling-plume",
  "seoul-hospital-low-noise",
  "suzhou-electronic-materials-closed",
  "ulsan-petrochemical-modular",
  "wroclaw-battery-modular-plume",
  "yeosu-refinery-counterflow"
];
