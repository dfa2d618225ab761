/**
 * Returns true when numbers in a format are days.
 * @param code of a format of the workbook's own
 */
export function isDayFormat(id: number, code?: string): boolean {
  if (code === undefined) return knownDayFormats.some(([first, last]) => id >= first && id <= last);
  const plain = bareFormatCode(code);
  return /[yd]/i.test(plain) || (/m/i.test(plain) && !/[hs]/i.test(plain));
}

/** Returns true for a built-in format of days in Korean workbooks that is one of times in Chinese ones. */
export function isDayOrTimeFormat(id: number, code?: string): boolean {
  return code === undefined && [34, 35, 55, 56].includes(id);
}

/** Returns true when numbers in a format are fractions of a hundred per cent. @param code of a format of the workbook's own */
export function isPercentFormat(id: number, code?: string): boolean {
  return code === undefined ? id === 9 || id === 10 : bareFormatCode(code).includes("%");
}

/** Built-in number formats of days in workbooks, those of Korean and its neighbours among them. */
const knownDayFormats = [
  [14, 17],
  [22, 22],
  [27, 31],
  [36, 36],
  [50, 54],
  [57, 58],
] as const;

/** Longest code of a format, characters, as Excel has it. */
const maxCodeLength = 255;

/** A format's code without quoted texts, colors, conditions and spaces. */
function bareFormatCode(code: string): string {
  return code.slice(0, maxCodeLength).replace(/"[^"]*"|\\.|\[[^[\]]*\]|_.|\*.|AM\/PM/gi, "");
}
