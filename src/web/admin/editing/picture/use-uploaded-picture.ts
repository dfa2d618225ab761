import { useState } from "react";
import { pictureTools } from "#content/admin/pictures.ts";
import type { FileView } from "#domain/files/file-calls.ts";
import { maxOwnSide, type OwnPicture } from "#domain/files/own-picture.ts";
import { fileKinds } from "#domain/files/stored-file.ts";
import { sendFile } from "../../files/send-file.ts";
import { beginUpload, useLatestUpload } from "../../files/use-latest-upload.ts";
import { convertPicture } from "../../pictures/convert-picture.ts";

export type UploadState =
  | { kind: "idle" | "converting" | "uploaded" }
  | { kind: "sending"; percent: number }
  /** `file` if a retry makes sense. */
  | { kind: "failed"; sentence: string; file?: File };

const browserSteps = { convert: convertPicture, send: sendFile };

interface UploadedPictureOptions {
  /** Name of the field, if its uploads outlast the component. */
  target?: string | undefined;
  steps?: typeof browserSteps;
}

/**
 * Converts a file in the browser and uploads it. A later file replaces an earlier one whose upload still runs.
 * @param onUploaded is also called after the component was unmounted
 */
export function useUploadedPicture(
  onUploaded: (picture: OwnPicture) => void,
  { target, steps = browserSteps }: UploadedPictureOptions = {},
) {
  const [uploadState, setUploadState] = useState<UploadState>({ kind: "idle" });
  const latest = useLatestUpload(target);

  async function upload(file: File): Promise<void> {
    const { signal } = beginUpload(latest);
    const report = (state: UploadState) => {
      if (!signal.aborted) setUploadState(state);
    };
    report({ kind: "converting" });
    const bounds = { maxSide: maxOwnSide, maxBytes: fileKinds.picture.maxBytes };
    const conversion = await steps.convert(file, bounds);
    if (conversion.kind === "failed")
      return report({ kind: "failed", sentence: pictureTools.problems[conversion.problem] });
    report({ kind: "sending", percent: 0 });
    try {
      const stored = await steps.send("picture", conversion.file, {
        onProgress: (percent) => report({ kind: "sending", percent }),
        signal,
      });
      if (!signal.aborted) onUploaded(ownPicture(stored));
      report({ kind: "uploaded" });
    } catch (failure) {
      report({ kind: "failed", sentence: (failure as Error).message, file });
    }
  }

  return {
    uploadState,
    upload,
    dismiss: () => setUploadState({ kind: "idle" }),
  };
}

function ownPicture({ name, width = 1, height = 1, placeholder = "" }: FileView): OwnPicture {
  return { file: name, width, height, focus: { x: 0.5, y: 0.5 }, placeholder };
}
