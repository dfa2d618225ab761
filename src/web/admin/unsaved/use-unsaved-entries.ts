import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { accountQuery } from "../account/account-api.ts";
import { openUnsavedEntries, type UnsavedEntries } from "./unsaved-entries.ts";

/** Store of the unsaved entries of a kind for a mounted form or editor; after it is left, the next one can restore them. */
export function useUnsavedEntries(kind: string): UnsavedEntries {
  const username = useUsername();
  const [entries] = useState(() => openUnsavedEntries({ username, kind }));
  useEffect(() => {
    const { release, reclaim } = entries;
    reclaim();
    addEventListener("pagehide", release);
    addEventListener("pageshow", reclaim);
    return () => {
      removeEventListener("pagehide", release);
      removeEventListener("pageshow", reclaim);
      release();
    };
  }, [entries]);
  return entries;
}

/** Returns the user name of the signed-in administrator, which the guard loads before any page opens. */
export function useUsername(): string {
  return useQuery(accountQuery).data?.username ?? "";
}
