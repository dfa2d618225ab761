import * as Toast from "@radix-ui/react-toast";
import { useEffect, useRef, useState } from "react";
import { X } from "../icons/visitor-icons.ts";

const shownMs = 5_000;
const removedAfterMs = 1_000_000;
const swipePx = 50;

export interface ToastMessage {
  title: string;
  description?: string;
  destructive?: boolean;
  action?: { label: string; run: () => void };
}

interface ToastsProps {
  /** Current message; a new object replaces the visible toast. */
  message: ToastMessage | undefined;
  labels: { region: string; close: string };
}

/**
 * One toast at a time, below the page's header: results such as a receipt appear where a form is sent, which is
 * further down. A dismissed one is removed after its exit animation.
 */
export default function Toasts({ message, labels }: ToastsProps) {
  const [shown, setShown] = useState(message);
  const [count, setCount] = useState(0);
  const [open, setOpen] = useState(false);
  const restoreFocus = useFocusOutside();
  useEffect(() => {
    if (message === undefined) return;
    setShown(message);
    setOpen(true);
    // A key per message, so that each is announced and gets its full duration.
    setCount((before) => before + 1);
  }, [message]);
  useEffect(() => {
    if (open) return;
    const removal = setTimeout(() => setShown(undefined), removedAfterMs);
    return () => clearTimeout(removal);
  }, [open]);
  return (
    <Toast.Provider label={labels.region} duration={shownMs} swipeDirection="right" swipeThreshold={swipePx}>
      {shown && (
        <Toast.Root
          key={count}
          open={open}
          onOpenChange={(isOpen) => {
            setOpen(isOpen);
            if (!isOpen) restoreFocus();
          }}
          type="foreground"
          className={`grid grid-cols-[1fr_auto] gap-x-4 rounded-card border p-5 pr-4 shadow-toast data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] ${
            shown.destructive ? "border-danger bg-danger text-white" : "border-line bg-white text-ink"
          }`}
        >
          <Toast.Title className="font-bold">{shown.title}</Toast.Title>
          {shown.description && (
            <Toast.Description className="text-compact">{shown.description}</Toast.Description>
          )}
          {shown.action && (
            <Toast.Action
              altText={shown.action.label}
              onClick={shown.action.run}
              className="mt-2 justify-self-start rounded-button px-3 py-1.5 font-semibold text-compact ring-1 ring-current ring-inset hover:bg-mist"
            >
              {shown.action.label}
            </Toast.Action>
          )}
          <Toast.Close
            aria-label={labels.close}
            className="col-start-2 row-start-1 grid size-7 place-items-center"
          >
            <X className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        label={`${labels.region} ({hotkey})`}
        className="fixed empty:hidden top-15 right-0 z-50 w-full p-4 outline-none in-[dialog]:top-0 md:max-w-[420px] lg:top-19"
      />
    </Toast.Provider>
  );
}

/** Returns a function that moves the focus from a toast, which is removed, to where it was before. */
function useFocusOutside(): () => void {
  const outside = useRef(document.activeElement);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!isInToast(target as Element)) outside.current = target as Element;
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  return () => {
    if (!isInToast(document.activeElement)) return;
    for (const element of [outside.current, document.getElementById("content")])
      if (isInToast(document.activeElement)) (element as HTMLElement | null)?.focus({ preventScroll: true });
  };
}

/** Radix moves the focus to the region before it removes a toast. */
function isInToast(element: Element | null): boolean {
  return Boolean(element?.closest('[role="region"]'));
}
