/**
 * Estimated width of a text in a sans-serif face, user units; rather too wide, so that labels stay apart.
 * @example textWidth("설계점 27.0", 13)
 */
export function textWidth(text: string, fontSize: number): number {
  return [...text].reduce((width, letter) => width + emWidth(letter), 0) * fontSize;
}

function emWidth(letter: string): number {
  if (/\p{Script=Hangul}/u.test(letter)) return 0.93;
  if (/[\s.,:;|'ilj·]/.test(letter)) return 0.32;
  if (/[%mwMW@]/.test(letter)) return 0.95;
  if (/[A-Z×]/.test(letter)) return 0.7;
  return 0.6;
}
