/** A film on a platform, by its name there. */
export interface PlatformFilm {
  platform: "youtube" | "vimeo" | "naver";
  id: string;
}

const addresses = [
  [
    "youtube",
    /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/|live\/)([\w-]{11})(?![\w-])/,
  ],
  ["youtube", /^https:\/\/youtu\.be\/([\w-]{11})(?![\w-])/],
  ["vimeo", /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?!\d)/],
  ["naver", /^https:\/\/tv\.naver\.com\/(?:v|embed)\/(\d{5,12})(?!\d)/],
] as const satisfies readonly (readonly [PlatformFilm["platform"], RegExp])[];

/**
 * The film that an address of YouTube, Vimeo or Naver TV leads to.
 * @example platformFilmAt("https://youtu.be/aqz-KE-bpKQ") // { platform: "youtube", id: "aqz-KE-bpKQ" }
 */
export function platformFilmAt(address: string): PlatformFilm | undefined {
  for (const [platform, pattern] of addresses) {
    const id = pattern.exec(address)?.[1];
    if (id !== undefined) return { platform, id };
  }
  return undefined;
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
export function playerAddress({ platform, id }: PlatformFilm): string {
  const host = playerHosts[platform];
  if (platform === "youtube") return `${host}/embed/${id}?autoplay=1&rel=0`;
  return platform === "vimeo" ? `${host}/video/${id}?autoplay=1&dnt=1` : `${host}/embed/${id}?autoPlay=true`;
}
