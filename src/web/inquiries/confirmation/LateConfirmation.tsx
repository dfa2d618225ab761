import { lazy } from "react";
import type { ConfirmationProps } from "./Confirmation.tsx";

const load = () => import("./Confirmation.tsx");

/** The confirmation comes when it is needed. Where it cannot be had any more the number alone does: it is what counts. */
export const LateConfirmation = lazy(() => load().catch(() => ({ default: PlainNumber })));

/** Gets it ahead; the browser does it once. */
export function fetchConfirmation(): void {
  load().catch(() => undefined);
}

function PlainNumber({ words, received }: ConfirmationProps) {
  return (
    <p className="font-semibold">
      {words.reference} {received.reference}
    </p>
  );
}
