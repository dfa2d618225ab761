import { useState } from "react";
import { withinLimit } from "../records/time-limit.ts";
import { uploadPicture } from "./upload-picture.ts";

export type Uploaded =
  | { kind: "none" }
  | { kind: "stored"; imageUrl: string }
  | { kind: "failed"; failure: unknown };

/** A file, and its content as an address. */
export interface Picked {
  file: File;
  url: string;
}

/** A picture that was chosen and waits for the form to be sent. */
export interface HeldPicture {
  picked: Picked | undefined;
  /** How far the upload has come, percent; `undefined` while there is none. */
  progress: number | undefined;
  pick(file: File): Promise<void>;
  drop(): void;
  /** Takes a file that has been read already. */
  take(picked: Picked): void;
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
    pick: async (file) => setPicked(await pickedFile(file)),
    take: setPicked,
    drop: () => setPicked(undefined),
    async upload(stop) {
      if (picked === undefined) return { kind: "none" };
      setProgress(0);
      try {
        const imageUrl = await uploaded(picked.file, setProgress, stop);
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

export async function pickedFile(file: File): Promise<Picked> {
  return { file, url: await dataUrl(file) };
}

/** Sends a file until it is stopped or takes too long. @returns the address at which it is served from then on */
export function uploaded(
  file: File,
  onProgress: (percent: number) => void,
  stop: AbortSignal,
): Promise<string> {
  return withinLimit(limitMs, stop, (signal) => uploadPicture(file, onProgress, signal));
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
