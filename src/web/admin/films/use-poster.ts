import { useRef, useState } from "react";
import { filmTools } from "#content/admin/films.ts";
import { pictureTools } from "#content/admin/pictures.ts";
import { fill } from "#content/fill.ts";
import type { OwnPicture } from "#domain/files/own-picture.ts";
import { useUploadedPicture } from "../editing/picture/use-uploaded-picture.ts";

export function usePoster(onPoster: (picture: OwnPicture) => void) {
  const report = useRef(onPoster);
  report.current = onPoster;
  const [state, setState] = useState<"idle" | "making" | "failed">("idle");
  const { bringing, bring } = useUploadedPicture((picture) => report.current(picture));

  async function make(frame: Promise<File | undefined>): Promise<void> {
    setState("making");
    const file = await frame.catch(() => undefined);
    setState(file ? "idle" : "failed");
    if (file) await bring(file);
  }

  return { make, ...messageOf(state, bringing) };
}

function messageOf(
  state: "idle" | "making" | "failed",
  bringing: ReturnType<typeof useUploadedPicture>["bringing"],
): { status: string; problem: string; isBusy: boolean } {
  const isBusy = state === "making" || bringing.kind === "converting" || bringing.kind === "sending";
  const problem =
    state === "failed" ? filmTools.poster.failed : bringing.kind === "failed" ? bringing.sentence : "";
  const percent = bringing.kind === "sending" ? bringing.percent : 0;
  const status = {
    idle: "",
    failed: "",
    converting: filmTools.poster.making,
    sending: fill(pictureTools.sending, { percent }),
    brought: filmTools.poster.made,
  }[bringing.kind];
  return { status: state === "making" ? filmTools.poster.making : status, problem, isBusy };
}
