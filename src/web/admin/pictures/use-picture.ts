import { useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { withinLimit } from "../records/time-limit.ts";
import { uploadPicture } from "./upload-picture.ts";
import { type ChosenPictures, type Picked, useChosenPictures } from "./use-chosen-pictures.ts";

export type Uploaded =
  | { kind: "none" }
  | { kind: "stored"; imageUrl: string }
  | { kind: "failed"; failure: unknown };

export interface HeldPicture {
  picked: Picked | undefined;
  chosen: ChosenPictures;
  /** Upload progress in percent; `undefined` without one. */
  progress: number | undefined;
  drop(): void;
  /** Takes a file that has already been read. */
  take(picked: Picked): void;
  /** Uploads the picture, if there is one; then it is no longer held. */
  upload(stop: AbortSignal): Promise<Uploaded>;
}

/** Timeout, ms: one megabyte over a slow connection. */
const limitMs = 90_000;

export function usePicture(): HeldPicture {
  const [picked, setPicked] = useState<HeldPicture["picked"]>();
  const [progress, setProgress] = useState<number>();
  const chosen = useChosenPictures({
    room: 1,
    isSingle: true,
    full: admin.project.picture.single,
    onPicture: setPicked,
  });
  return {
    picked,
    chosen,
    progress,
    take: setPicked,
    drop: () => setPicked(undefined),
    async upload(stop) {
      if (picked === undefined) return { kind: "none" };
      setProgress(0);
      try {
        const imageUrl = await uploadFile(picked.file, setProgress, stop);
        setPicked(undefined);
        return { kind: "stored", imageUrl };
      } catch (failure) {
        return { kind: "failed", failure };
      } finally {
        setProgress(undefined);
      }
    },
  };
}

/** Uploads a file until it is aborted or times out. @returns the address of the stored picture */
export function uploadFile(
  file: File,
  onProgress: (percent: number) => void,
  stop: AbortSignal,
): Promise<string> {
  return withinLimit(limitMs, stop, (signal) => uploadPicture(file, onProgress, signal));
}
