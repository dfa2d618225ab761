import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { admin } from "#content/admin/admin.ts";
import { ToolButton } from "../fields/ToolButton.tsx";
import { X } from "../icons/visitor-icons.ts";
import { useToastsInside } from "./toast.tsx";

interface ModalDialogProps {
  title: string;
  /**
   * Called on Esc, the backdrop, the close button and the back gesture; the parent then stops rendering the
   * dialog.
   */
  onClose: () => void;
  /** True for what is shown only once: Esc, the backdrop and the back gesture do not close it. */
  isKept?: boolean;
  className?: string;
  children: ReactNode;
}

const SetHeldOpen = createContext<(isHeldOpen: boolean) => void>(() => {});

/** Keeps the surrounding dialog open while a request is pending, so that its result is shown. */
export function useHeldOpen(isPending: boolean): void {
  const setHeldOpen = use(SetHeldOpen);
  useLayoutEffect(() => {
    setHeldOpen(isPending);
    return () => setHeldOpen(false);
  }, [setHeldOpen, isPending]);
}

/**
 * Native modal dialog, open while rendered: the browser traps and restores the focus. The control with
 * `data-first` gets the initial focus.
 */
export function ModalDialog({ title, onClose, isKept = false, className, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const pressedOutside = useRef(false);
  const [isHeldOpen, setHeldOpen] = useState(false);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    current?.querySelector<HTMLElement>("[data-first]")?.focus();
    // Closed before the element is removed, so that the browser restores the focus.
    return () => current?.close();
  }, []);
  useToastsInside(dialog);

  const close = () => {
    if (!isHeldOpen) onClose();
  };
  const dismiss = () => {
    if (!isKept) close();
  };
  const onBackdrop = (event: PointerEvent | React.MouseEvent) => event.target === event.currentTarget;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      closedby={isKept ? "none" : "closerequest"}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        dismiss();
      }}
      onKeyDown={(event) => closeOnEscape(event, dismiss)}
      onPointerDown={(event) => {
        pressedOutside.current = onBackdrop(event);
      }}
      onClick={(event) => {
        if (onBackdrop(event) && pressedOutside.current) dismiss();
      }}
      className={`m-auto max-h-[calc(100dvh-2rem)] max-w-[calc(100vw-2rem)] overflow-clip rounded-card bg-white p-0 text-ink shadow-dialog backdrop:bg-ink/60 ${className ?? "w-[28rem]"}`}
    >
      <div className="flex max-h-[inherit] flex-col">
        <header className="flex items-center justify-between gap-4 border-line border-b px-5 py-3.5">
          <h2 id={headingId} className="text-lg">
            {title}
          </h2>
          <ToolButton
            isDisabled={isHeldOpen}
            onClick={close}
            aria-label={admin.project.close}
            className="-mr-2 grid size-9 place-items-center rounded-button text-muted hover:bg-mist hover:text-ink disabled:opacity-30"
          >
            <X className="size-5" />
          </ToolButton>
        </header>
        <SetHeldOpen value={setHeldOpen}>{children}</SetHeldOpen>
      </div>
    </dialog>
  );
}

/**
 * Handles Esc at `keydown`: the browser's own closing cannot be prevented when Esc is pressed twice. During
 * composition of an input method Esc belongs to it.
 */
function closeOnEscape(event: KeyboardEvent, onClose: () => void): void {
  if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  onClose();
}
