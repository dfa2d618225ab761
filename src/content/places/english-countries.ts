import type { Names } from "#content/lookup/terms.ts";

/**
 * English names of countries with climate data, and of others where references are likely: a table of all
 * countries would double the tool's texts.
 */
export const englishCountries: Names = {
  한국: "Korea",
  중국: "China",
  미국: "USA",
  베트남: "Vietnam",
  인도: "India",
  파키스탄: "Pakistan",
  폴란드: "Poland",
  카자흐스탄: "Kazakhstan",
  일본: "Japan",
  대만: "Taiwan",
  태국: "Thailand",
  필리핀: "Philippines",
  인도네시아: "Indonesia",
  말레이시아: "Malaysia",
  싱가포르: "Singapore",
  방글라데시: "Bangladesh",
  우즈베키스탄: "Uzbekistan",
  튀르키예: "Türkiye",
  사우디아라비아: "Saudi Arabia",
  아랍에미리트: "United Arab Emirates",
  이집트: "Egypt",
  헝가리: "Hungary",
  독일: "Germany",
  캐나다: "Canada",
  멕시코: "Mexico",
  브라질: "Brazil",
};
