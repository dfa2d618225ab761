/** Search engines that ask for a proof of whose site it is, by the name of their meta tag. */
export const searchEngines = {
  naver: "naver-site-verification",
  google: "google-site-verification",
} as const;
export type SearchEngine = keyof typeof searchEngines;

/**
 * The code in what somebody has pasted: the code itself, or the meta tag that the search engine shows.
 * @returns `undefined` where there is none, or where the tag is another engine's
 * @example searchCodeIn('<meta name="naver-site-verification" content="abc123" />', "naver") // "abc123"
 */
export function searchCodeIn(pasted: string, engine: SearchEngine): string | undefined {
  const text = pasted.trim();
  if (!text.includes("<")) return isCode(text) ? text : undefined;
  const tag = new RegExp(`<meta[^>]*\\bname=["']?${searchEngines[engine]}["'\\s][^>]*>`, "i").exec(text)?.[0];
  const content = /\bcontent=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+?)(?=\s|\/?>))/i.exec(tag ?? "");
  const code = content?.slice(1).find((part) => part !== undefined);
  return code !== undefined && isCode(code) ? code : undefined;
}

function isCode(text: string): boolean {
  return /^[\w-]{0,100}$/.test(text);
}
