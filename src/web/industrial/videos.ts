/** The films of the page, by the tab that shows them. Their files are `/videos/<file>.webm` and `.mp4`. */
export const films = {
  video1: { file: "overview", picture: "video-overview" },
  video2: { file: "assembly", picture: "video-assembly" },
  video3: { file: "running", picture: "video-running" },
} as const;
export type Film = (typeof films)[keyof typeof films];

/** Films whose files are in `public/videos`. Of the others only the still picture is shown; a test compares. */
export const finishedFilms: readonly Film["file"][] = ["overview", "assembly", "running"];

export const filmTypes = ["webm", "mp4"] as const;
