/** A film on a platform, by its name there. */
export interface PlatformFilm {
  platform: "youtube" | "vimeo" | "naver";
  id: string;
  /** Without it an unlisted film of Vimeo cannot be played. */
  key?: string;
  /** Where it begins, s. */
  start?: number;
}

const addresses = [
  [
    "youtube",
    /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/|live\/)([\w-]{11})(?![\w-])/,
  ],
  ["youtube", /^https:\/\/www\.youtube-nocookie\.com\/embed\/([\w-]{11})(?![\w-])/],
  ["youtube", /^https:\/\/youtu\.be\/([\w-]{11})(?![\w-])/],
  ["vimeo", /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?!\d)/],
  ["naver", /^https:\/\/tv\.naver\.com\/(?:v|embed)\/(\d{5,12})(?!\d)/],
] as const satisfies readonly (readonly [PlatformFilm["platform"], RegExp])[];

/**
 * The film that an address of YouTube, Vimeo or Naver TV leads to.
 * @example platformFilmAt("https://youtu.be/aqz-KE-bpKQ?t=90") // { platform: "youtube", id: "aqz-KE-bpKQ", start: 90 }
 */
export function platformFilmAt(address: string): PlatformFilm | undefined {
  for (const [platform, pattern] of addresses) {
    const id = pattern.exec(address)?.[1];
    if (id !== undefined) return { platform, id, ...optionsOf(platform, new URL(address)) };
  }
  return undefined;
}

function optionsOf(platform: PlatformFilm["platform"], { pathname, searchParams, hash }: URL) {
  const inFragment = new URLSearchParams(hash.slice(1)).get("t");
  const start = secondsOf(searchParams.get("t") ?? searchParams.get("start") ?? inFragment ?? "");
  const named = /\/\d+\/([\da-f]+)$/.exec(pathname)?.[1] ?? searchParams.get("h") ?? "";
  const key = platform === "vimeo" && /^[\da-f]{8,32}$/.test(named) ? named : undefined;
  return { ...(key && { key }), ...(start > 0 && { start }) };
}

/** @example secondsOf("1m30s") // 90 */
function secondsOf(time: string): number {
  const [, h, min, s] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(time) ?? [];
  return Number(h ?? 0) * 3600 + Number(min ?? 0) * 60 + Number(s ?? 0);
}

/** Hosts of players, by platform; a page's content security policy names those of the films on it. */
export const playerHosts = {
  youtube: "https://www.youtube-nocookie.com",
  vimeo: "https://player.vimeo.com",
  naver: "https://tv.naver.com",
} as const satisfies Record<PlatformFilm["platform"], string>;

export function isPlatform(name: string): name is PlatformFilm["platform"] {
  return Object.hasOwn(playerHosts, name);
}

/** Address of the player, which begins to play at once: it is loaded when a visitor has asked for it. */
export function playerAddress({ platform, id, key, start }: PlatformFilm): string {
  const host = playerHosts[platform];
  if (platform === "youtube")
    return `${host}/embed/${id}?autoplay=1&rel=0${start === undefined ? "" : `&start=${start}`}`;
  if (platform === "naver") return `${host}/embed/${id}?autoPlay=true`;
  const from = start === undefined ? "" : `#t=${start}s`;
  return `${host}/video/${id}?autoplay=1&dnt=1${key === undefined ? "" : `&h=${key}`}${from}`;
}
