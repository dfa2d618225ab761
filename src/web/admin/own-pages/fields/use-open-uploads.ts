import { useCallback, useEffect, useState } from "react";
import { type OpenUpload, usePageFields } from "./field-context.ts";

/** Tracks the uploads of a form that are neither stored nor discarded. */
export function useOpenUploads() {
  const [uploads, setUploads] = useState<ReadonlyMap<string, OpenUpload>>(new Map());
  const reportUpload = useCallback((id: string, state: OpenUpload | undefined) => {
    setUploads((before) => {
      if (before.get(id) === state) return before;
      const next = new Map(before);
      if (state === undefined) next.delete(id);
      else next.set(id, state);
      return next;
    });
  }, []);
  const states = [...uploads.values()];
  return {
    reportUpload,
    pending: states.filter((state) => state === "pending").length,
    failed: states.filter((state) => state === "failed").length,
  };
}

export function useReportedUpload(id: string, state: OpenUpload | undefined): void {
  const { reportUpload } = usePageFields();
  useEffect(() => {
    reportUpload(id, state);
    return () => reportUpload(id, undefined);
  }, [id, state, reportUpload]);
}
