import { lazy } from "react";
import type { ToastMessage } from "../ui/tools/Toasts.tsx";

const load = () => import("../ui/tools/Toasts.tsx");

/**
 * Toasts that come when they are needed: most visitors read a page without sending anything. Where the connection
 * is lost by then, the plain message does, for a part that cannot be loaded would take the form away with it.
 */
export const LateToasts = lazy(() => load().catch(() => ({ default: PlainMessage })));

/** Gets them ahead; the browser does it once. */
export function fetchToasts(): void {
  load().catch(() => undefined);
}

function PlainMessage({ message }: { message: ToastMessage | undefined; labels: object }) {
  return (
    <p role="alert" className="font-semibold text-danger sm:col-span-2">
      {message?.title}. {message?.description}
    </p>
  );
}
