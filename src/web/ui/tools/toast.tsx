import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { shared } from "#content/shared.ts";
import Toasts, { type ToastMessage } from "./Toasts.tsx";

interface ToastUse {
  tell(message: ToastMessage): void;
  /**
   * Moves toasts into an open dialog, outside of which the page is inert; the returned function ends that.
   */
  showInside: (host: Element) => () => void;
}

const ToastContext = createContext<ToastUse>({ tell: () => {}, showInside: () => () => {} });

/**
 * Shows one toast at a time; inside a modal dialog if one is open. Not lazy: a chunk fetched after a network
 * failure would fail, too. Not rendered on the server, where its style attributes would violate the content
 * security policy.
 */
export function ToastArea({ children }: { children: ReactNode }) {
  const [message, tell] = useState<ToastMessage>();
  const [area] = useState(createArea);
  // Runs after the update of the message: a dialog that closes on success is unmounted by then.
  useEffect(() => {
    if (message) area?.moveToFront();
  }, [area, message]);
  const [toasts] = useState<ToastUse>({ tell, showInside: area?.showInside ?? (() => () => {}) });
  return (
    <ToastContext value={toasts}>
      {children}
      {area && message && createPortal(<Toasts message={message} labels={shared.ko.toast} />, area.element)}
    </ToastContext>
  );
}

/** One element for all toasts, which outlives the dialogs that it is moved into; `undefined` on the server. */
function createArea() {
  if (typeof document === "undefined") return undefined;
  const element = document.createElement("div");
  let hosts: readonly Element[] = [];
  const moveToFront = () => {
    const host = hosts.at(-1) ?? document.body;
    if (element.parentElement !== host) host.append(element);
  };
  return {
    element,
    moveToFront,
    showInside(host: Element) {
      hosts = [...hosts, host];
      return () => {
        hosts = hosts.filter((other) => other !== host);
        if (host.contains(element)) moveToFront();
      };
    },
  };
}

export function useToast(): (message: ToastMessage) => void {
  return use(ToastContext).tell;
}

/** Keeps toasts visible and usable while a modal dialog is open. */
export function useToastsInside(dialog: React.RefObject<Element | null>): void {
  const { showInside } = use(ToastContext);
  useLayoutEffect(() => (dialog.current ? showInside(dialog.current) : undefined), [dialog, showInside]);
}
