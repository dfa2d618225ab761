import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { shared } from "#content/shared.ts";
import Toasts, { type ToastMessage } from "./Toasts.tsx";

interface ToastUse {
  tell(message: ToastMessage): void;
  /** Shows toasts inside an open dialog, outside of which the page is inert; call the answer when it closes. */
  showInside(host: Element): () => void;
}

const ToastContext = createContext<ToastUse>({ tell: () => {}, showInside: () => () => {} });

/**
 * One toast at a time for everything inside; said while a dialog is open, it appears in the dialog. It comes with the
 * page: a script that is fetched only when something failed would fail, too. Nothing of it is drawn on the server, where
 * its style attributes would break the policy.
 */
export function ToastArea({ children }: { children: ReactNode }) {
  const [message, tell] = useState<ToastMessage>();
  const [placed, setPlaced] = useState<{ message: ToastMessage; host: Element }>();
  const hosts = useRef<readonly Element[]>([]);
  const showInside = useCallback((host: Element) => {
    hosts.current = [...hosts.current, host];
    return () => {
      hosts.current = hosts.current.filter((other) => other !== host);
    };
  }, []);
  // After the update that the message came with: a dialog that closes with its success is gone by then.
  useEffect(() => {
    if (message) setPlaced({ message, host: hosts.current.at(-1) ?? document.body });
  }, [message]);
  const [toasts] = useState<ToastUse>({ tell, showInside });
  return (
    <ToastContext value={toasts}>
      {children}
      {placed && createPortal(<Toasts message={placed.message} labels={shared.ko.toast} />, placed.host)}
    </ToastContext>
  );
}

/** Says something in a toast. */
export function useToast(): (message: ToastMessage) => void {
  return use(ToastContext).tell;
}

/** Keeps toasts visible and usable while a modal dialog is open. */
export function useToastsInside(dialog: React.RefObject<Element | null>): void {
  const { showInside } = use(ToastContext);
  useLayoutEffect(() => (dialog.current ? showInside(dialog.current) : undefined), [dialog, showInside]);
}
