/** Browsers by their `User-Agent`, more specific ones first: most also contain Chrome or Safari. */
const browsers: readonly [RegExp, string][] = [
  [/Whale\//, "Whale"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Edg(A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/Windows/, "Windows"],
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const maxUnknownLength = 40;

/**
 * Returns the browser and operating system of a `User-Agent` header. @example deviceName("Mozilla/5.0 (Windows NT
 * 10.0; …) Chrome/126.0 Safari/537.36") // "Chrome · Windows"
 */
export function deviceName(userAgent: string | undefined): string {
  const agent = userAgent ?? "";
  const names = [nameIn(browsers, agent), nameIn(systems, agent)].filter((name) => name !== undefined);
  return names.join(" · ") || agent.slice(0, maxUnknownLength);
}

function nameIn(names: readonly [RegExp, string][], agent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(agent))?.[1];
}
