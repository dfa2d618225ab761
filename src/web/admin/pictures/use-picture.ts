import { useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { withinLimit } from "../records/time-limit.ts";
import { uploadPicture } from "./upload-picture.ts";
import { type PictureInput, type SelectedFile, usePictureInput } from "./use-picture-input.ts";

export type Uploaded =
  | { kind: "none" }
  | { kind: "stored"; imageUrl: string }
  | { kind: "failed"; failure: unknown };

export interface SelectedPicture {
  selectedFile: SelectedFile | undefined;
  input: PictureInput;
  /** Upload progress in percent; `undefined` without one. */
  progress: number | undefined;
  deselect(): void;
  /** Takes a file that has already been read. */
  select(file: SelectedFile): void;
  /** Uploads the picture, if there is one; then it is no longer selected. */
  upload(stop: AbortSignal): Promise<Uploaded>;
}

/** Timeout, ms: one megabyte over a slow connection. */
const limitMs = 90_000;

export function usePicture(): SelectedPicture {
  const [selectedFile, setSelectedFile] = useState<SelectedPicture["selectedFile"]>();
  const [progress, setProgress] = useState<number>();
  const input = usePictureInput({
    room: 1,
    isSingle: true,
    full: admin.project.picture.single,
    onPicture: setSelectedFile,
  });
  return {
    selectedFile,
    input,
    progress,
    select: setSelectedFile,
    deselect: () => setSelectedFile(undefined),
    async upload(stop) {
      if (selectedFile === undefined) return { kind: "none" };
      setProgress(0);
      try {
        const imageUrl = await uploadFile(selectedFile.file, setProgress, stop);
        setSelectedFile(undefined);
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
