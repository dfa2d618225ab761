/** The films of the page, by the tab that shows them. Their files are `/videos/<film>.webm` and `.mp4`. */
export const films = { video1: "overview", video2: "assembly", video3: "running" } as const;

/** The day since which they are on the site, ISO 8601. */
export const filmsSince = "2026-11-21";

export const filmTypes = ["webm", "mp4"] as const;

/** The film of a tab; a tab of the company's own shows its picture alone. */
export function filmOf(tab: string): string | undefined {
  return Object.entries(films).find(([id]) => id === tab)?.[1];
}
