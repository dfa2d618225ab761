import { useState } from "react";
import { withinLimit } from "../../records/time-limit.ts";
import { uploadPicture } from "./upload-picture.ts";

export type Uploaded =
  | { kind: "none" }
  | { kind: "stored"; imageUrl: string }
  | { kind: "failed"; failure: unknown };

/** A picture that was chosen and waits for the form to be sent. */
export interface HeldPicture {
  picked: { file: File; url: string } | undefined;
  /** How far the upload has come, percent; `undefined` while there is none. */
  progress: number | undefined;
  pick(file: File): Promise<void>;
  drop(): void;
  /** Sends the picture, if there is one, until it is stopped; once it is stored it is no longer held. */
  upload(stop: AbortSignal): Promise<Uploaded>;
}

/** How long an upload may take, ms: a megabyte over a slow line. */
const limitMs = 90_000;

export function usePicture(): HeldPicture {
  const [picked, setPicked] = useState<HeldPicture["picked"]>();
  const [progress, setProgress] = useState<number>();
  return {
    picked,
    progress,
    async pick(file) {
      setPicked({ file, url: await dataUrl(file) });
    },
    drop: () => setPicked(undefined),
    async upload(stop) {
      if (picked === undefined) return { kind: "none" };
      setProgress(0);
      try {
        const imageUrl = await withinLimit(limitMs, stop, (signal) =>
          uploadPicture(picked.file, setProgress, signal),
        );
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

/** The page's policy lets pictures come from data addresses, not from blobs. */
function dataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
