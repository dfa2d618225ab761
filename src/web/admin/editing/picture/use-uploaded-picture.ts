import { useState } from "react";
import { pictureTools } from "#content/admin/pictures.ts";
import type { FileView } from "#domain/files/file-calls.ts";
import { maxOwnSide, type OwnPicture } from "#domain/files/own-picture.ts";
import { fileKinds } from "#domain/files/stored-file.ts";
import { sendFile } from "../../files/send-file.ts";
import { convertPicture } from "../../pictures/convert-picture.ts";

export type UploadState =
  | { kind: "idle" | "converting" | "brought" }
  | { kind: "sending"; percent: number }
  /** `file` if a retry makes sense. */
  | { kind: "failed"; sentence: string; file?: File };

/** Converts a file in the browser and uploads it. @param onBrought is also called after the component was unmounted */
export function useUploadedPicture(onBrought: (picture: OwnPicture) => void) {
  const [bringing, setBringing] = useState<UploadState>({ kind: "idle" });

  async function bring(file: File): Promise<void> {
    setBringing({ kind: "converting" });
    const bounds = { maxSide: maxOwnSide, maxBytes: fileKinds.picture.maxBytes };
    const conversion = await convertPicture(file, bounds);
    if (conversion.kind === "failed")
      return setBringing({ kind: "failed", sentence: pictureTools.problems[conversion.problem] });
    setBringing({ kind: "sending", percent: 0 });
    try {
      const stored = await sendFile("picture", conversion.file, {
        onProgress: (percent) => setBringing({ kind: "sending", percent }),
      });
      onBrought(ownPicture(stored));
      setBringing({ kind: "brought" });
    } catch (failure) {
      setBringing({ kind: "failed", sentence: (failure as Error).message, file });
    }
  }

  return {
    bringing,
    bring,
    dismiss: () => setBringing({ kind: "idle" }),
  };
}

function ownPicture({ name, width = 1, height = 1, placeholder = "" }: FileView): OwnPicture {
  return { file: name, width, height, focus: { x: 0.5, y: 0.5 }, placeholder };
}
