import { useRef } from "react";
import type { UploadState } from "../files/UploadDrop.tsx";

export type ReportUpload = (upload: string, state: UploadState | undefined) => void;

/** Merges the states of several uploads of a field: pending while any is pending, failed while any has failed. */
export function useUploads(onUpload: ((state: UploadState | undefined) => void) | undefined): ReportUpload {
  const states = useRef(new Map<string, UploadState | undefined>());
  return (upload, state) => {
    states.current.set(upload, state);
    const all = [...states.current.values()];
    onUpload?.(all.find((each) => each === "pending") ?? all.find((each) => each === "failed"));
  };
}
