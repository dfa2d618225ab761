import { lazy } from "react";
import type { ConfirmationProps } from "./Confirmation.tsx";

const load = () => import("./Confirmation.tsx");

/** Confirmation, loaded on demand; falls back to the reference number if the chunk fails to load. */
export const LazyConfirmation = lazy(() => load().catch(() => ({ default: PlainNumber })));

/** Preloads the chunk; the browser fetches it once. */
export function preloadConfirmation(): void {
  load().catch(() => undefined);
}

function PlainNumber({ words, received }: ConfirmationProps) {
  return (
    <p className="font-semibold">
      {words.reference} <span data-reference>{received.reference}</span>
    </p>
  );
}
