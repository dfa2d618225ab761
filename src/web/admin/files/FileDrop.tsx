import { type DragEvent, type ReactNode, useEffect, useState } from "react";

interface FileDropProps {
  onFiles: (files: FileList) => void;
  className?: string;
  /** Contains a button as the keyboard alternative. */
  children: ReactNode;
}

export function FileDrop({ onFiles, className = "", children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  useEffect(preventStrayDrops, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={({ currentTarget, dataTransfer }: DragEvent) => {
        setOver(false);
        // A disabled fieldset does not block drops.
        if (currentTarget.closest("fieldset:disabled") === null) onFiles(dataTransfer.files);
      }}
      className={`rounded-button border border-dashed ${isOver ? "border-action bg-action-soft" : "border-field bg-mist"} ${className}`}
    >
      {children}
    </div>
  );
}

/** A file dropped outside the area would replace the page. */
function preventStrayDrops(): () => void {
  const hold = (event: globalThis.DragEvent) => event.preventDefault();
  addEventListener("dragover", hold);
  addEventListener("drop", hold);
  return () => {
    removeEventListener("dragover", hold);
    removeEventListener("drop", hold);
  };
}
