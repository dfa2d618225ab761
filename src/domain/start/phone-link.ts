/** Calling codes of the countries that most offices are in, by ISO 3166: their numbers may be written without. */
const callingCodes: Readonly<Record<string, string>> = {
  KR: "82",
  CN: "86",
  VN: "84",
  JP: "81",
  US: "1",
  CA: "1",
  PL: "48",
  DE: "49",
  IN: "91",
  MX: "52",
  BR: "55",
  SG: "65",
  TH: "66",
  ID: "62",
  MY: "60",
};

/** Shortest and longest international number, digits (ITU-T E.164). */
const digits = { least: 6, most: 15 };

/**
 * The link that calls a number, whether it is written internationally or as at home.
 * @param country of the office, ISO 3166
 * @returns `undefined` where the number tells too little to be called from abroad
 * @example phoneLink("02-123-4567", "KR") // "tel:+8221234567"
 */
export function phoneLink(written: string, country: string): `tel:+${string}` | undefined {
  // "+82 (0)2 …": the zero in brackets is for who calls from home.
  const number = written.replace(/\(0\)/g, "").trim();
  const code = callingCodes[country];
  const called = number.startsWith("+")
    ? onlyDigits(number)
    : number.startsWith("00")
      ? onlyDigits(number).slice(2)
      : code && `${code}${onlyDigits(number).replace(/^0/, "")}`;
  if (!called || /[^\d\s()+./-]/.test(number) || onlyDigits(number) === "") return undefined;
  const isWhole = called.length >= digits.least && called.length <= digits.most;
  return isWhole ? `tel:+${called}` : undefined;
}

function onlyDigits(text: string): string {
  return text.replace(/\D/g, "");
}
