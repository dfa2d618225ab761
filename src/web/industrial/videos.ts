/** The films of the page, by the tab that shows them: their files are `/videos/<file>.webm` and `.mp4`. */
export const films = {
  video1: { file: "overview", seconds: 13.6, since: "2026-11-21" },
  video2: { file: "assembly", seconds: 10.5, since: "2026-11-21" },
  video3: { file: "running", seconds: 9.4, since: "2026-11-21" },
} as const;

export const filmTypes = ["webm", "mp4"] as const;

/** The address of a film in one of its types. */
export function filmPath({ file }: Film, type: (typeof filmTypes)[number]): string {
  return `/videos/${file}.${type}`;
}

type Film = (typeof films)[keyof typeof films];

/** The film of a tab; a tab of the company's own shows its picture alone. */
export function filmOf(tab: string): Film | undefined {
  return Object.entries(films).find(([id]) => id === tab)?.[1];
}
