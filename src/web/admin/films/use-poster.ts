import { useRef, useState } from "react";
import { filmTools } from "#content/admin/films.ts";
import { pictureTools } from "#content/admin/pictures.ts";
import { fill } from "#content/fill.ts";
import type { OwnPicture } from "#domain/files/own-picture.ts";
import { useUploadedPicture } from "../editing/picture/use-uploaded-picture.ts";

export function usePoster(onPoster: (picture: OwnPicture) => void, target: string | undefined) {
  const report = useRef(onPoster);
  report.current = onPoster;
  const [state, setState] = useState<PosterState>("idle");
  const { uploadState, upload } = useUploadedPicture((picture) => report.current(picture), { target });

  async function make(frame: Promise<File | undefined>): Promise<void> {
    setState("making");
    const file = await frame.catch(() => undefined);
    setState(file ? "idle" : "failed");
    if (file) await upload(file);
  }

  return { make, keep: () => setState("kept"), ...posterMessage(state, uploadState) };
}

export function posterMessage(
  state: PosterState,
  uploadState: ReturnType<typeof useUploadedPicture>["uploadState"],
): { status: string; problem: string; isBusy: boolean } {
  const isBusy = state === "making" || uploadState.kind === "converting" || uploadState.kind === "sending";
  const problem =
    state === "failed" ? filmTools.poster.failed : uploadState.kind === "failed" ? uploadState.sentence : "";
  const percent = uploadState.kind === "sending" ? uploadState.percent : 0;
  const status = {
    idle: "",
    failed: "",
    converting: filmTools.poster.making,
    sending: fill(pictureTools.sending, { percent }),
    uploaded: filmTools.poster.made,
  }[uploadState.kind];
  const { making, kept } = filmTools.poster;
  return { status: state === "making" ? making : state === "kept" ? kept : status, problem, isBusy };
}

/** "kept": another film has been given the poster of the former one. */
type PosterState = "idle" | "making" | "failed" | "kept";
