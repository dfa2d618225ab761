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
  /**
   * Moves toasts into an open dialog, outside of which the page is inert; the returned function ends that.
   */
  showInside(host: Element): () => void;
}

const ToastContext = createContext<ToastUse>({ tell: () => {}, showInside: () => () => {} });

/**
 * Shows one toast at a time; inside a modal dialog if one is open. Not lazy: a chunk fetched after a network
 * failure would fail, too. Not rendered on the server, where its style attributes would violate the content
 * security policy.
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
  // Runs after the update of the message: a dialog that closes on success is unmounted by then.
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

export function useToast(): (message: ToastMessage) => void {
  return use(ToastContext).tell;
}

/** Keeps toasts visible and usable while a modal dialog is open. */
export function useToastsInside(dialog: React.RefObject<Element | null>): void {
  const { showInside } = use(ToastContext);
  useLayoutEffect(() => (dialog.current ? showInside(dialog.current) : undefined), [dialog, showInside]);
}
