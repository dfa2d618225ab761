import { type DragEvent, type ReactNode, useEffect, useState } from "react";

interface FileDropProps {
  onFiles: (files: FileList) => void;
  className?: string;
  /** A button among it does the same by keyboard. */
  children: ReactNode;
}

/** Drop area of files. */
export function FileDrop({ onFiles, className = "", children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  useEffect(holdDrops, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={({ currentTarget, dataTransfer }: DragEvent) => {
        setOver(false);
        // Locked with its form while that is sent, which keeps no drop away by itself.
        if (currentTarget.closest("fieldset:disabled") === null) onFiles(dataTransfer.files);
      }}
      className={`rounded-button border border-dashed ${isOver ? "border-action bg-action-soft" : "border-field bg-mist"} ${className}`}
    >
      {children}
    </div>
  );
}

/** A file that is dropped would be opened instead of the page, also where it falls beside its place. */
function holdDrops(): () => void {
  const hold = (event: globalThis.DragEvent) => event.preventDefault();
  addEventListener("dragover", hold);
  addEventListener("drop", hold);
  return () => {
    removeEventListener("dragover", hold);
    removeEventListener("drop", hold);
  };
}
