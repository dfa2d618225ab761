import { lazy } from "react";
import type { ToastMessage } from "../ui/tools/Toasts.tsx";

const load = () => import("../ui/tools/Toasts.tsx");

/**
 * Toasts, loaded on demand, since most visitors do not submit anything. Falls back to a plain message if the
 * chunk fails to load, because an error would unmount the form.
 */
export const LazyToasts = lazy(() => load().catch(() => ({ default: PlainMessage })));

/** Preloads the chunk; the browser fetches it once. */
export function preloadToasts(): void {
  load().catch(() => undefined);
}

function PlainMessage({ message }: { message: ToastMessage | undefined; labels: object }) {
  return (
    <p role="alert" className="font-semibold text-danger sm:col-span-2">
      {message?.title}. {message?.description}
    </p>
  );
}
