import { useRef } from "react";

export interface LatestUpload {
  current: AbortController | undefined;
}

const latestUploads = new Map<string, LatestUpload>();

/**
 * Returns the latest upload of a field, which another component may have begun: its card can be closed and opened
 * again during an upload.
 * @param target name of the field; without it, each component has uploads of its own
 */
export function useLatestUpload(target: string | undefined): LatestUpload {
  const own = useRef<AbortController>(undefined);
  if (target === undefined) return own;
  const latest = latestUploads.get(target) ?? { current: undefined };
  latestUploads.set(target, latest);
  return latest;
}

/** Begins an upload and aborts the one before, which would overwrite the newer file if it ended later. */
export function beginUpload(latest: LatestUpload): AbortController {
  const upload = new AbortController();
  latest.current?.abort();
  latest.current = upload;
  return upload;
}
