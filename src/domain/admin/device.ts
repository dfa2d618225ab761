/** With what somebody signed in, short enough to be recognised and no more. */

/** Browsers by their `User-Agent`, the more specific first: most also call themselves Chrome or Safari. */
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

/** Longest name of a device that is none of the known ones. */
const maxUnknownLength = 40;

/** @example deviceName("Mozilla/5.0 (Windows NT 10.0; …) Chrome/126.0 Safari/537.36") // "Chrome · Windows" */
export function deviceName(userAgent: string | undefined): string {
  const agent = userAgent ?? "";
  const names = [nameIn(browsers, agent), nameIn(systems, agent)].filter((name) => name !== undefined);
  return names.join(" · ") || agent.slice(0, maxUnknownLength);
}

function nameIn(names: readonly [RegExp, string][], agent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(agent))?.[1];
}
