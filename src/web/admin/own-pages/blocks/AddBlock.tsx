import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { blockEditorWords } from "#content/admin/own-pages/block-editor.ts";
import { blockWords } from "#content/records/own-pages.ts";
import { type BlockKindName, blockKindNames } from "#domain/own-pages/block-kinds.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { Plus } from "../../../ui/icons/admin-icons.ts";
import { kindIcons } from "./kind-icons.ts";

interface AddBlockProps {
  id?: string;
  label?: string;
  isDisabled?: boolean;
  onAdd: (kind: BlockKindName) => void;
}

export function AddBlock({ id, label, isDisabled = false, onAdd }: AddBlockProps) {
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className="relative py-1.5">
      <div className="flex items-center gap-3 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        <ToolButton
          ref={button}
          id={id}
          isDisabled={isDisabled}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-controls={isOpen ? menuId : undefined}
          aria-label={label}
          title={label}
          onClick={() => setOpen(!isOpen)}
          className={toolButton("plain", label === undefined ? "" : "min-h-8 px-2.5")}
        >
          <Plus className="size-4" />
          {label === undefined && blockEditorWords.add}
        </ToolButton>
      </div>
      {isOpen && (
        <KindMenu
          id={menuId}
          onClose={close}
          onLeave={() => setOpen(false)}
          onAdd={(kind) => {
            setOpen(false);
            onAdd(kind);
          }}
        />
      )}
    </div>
  );
}

interface KindMenuProps {
  id: string;
  onAdd: (kind: BlockKindName) => void;
  onClose: () => void;
  onLeave: () => void;
}

export function KindMenu({ id, onAdd, onClose, onLeave }: KindMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus({ preventScroll: true });
    // Above the bar of the form, which would cover it.
    menu.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      return onClose();
    }
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
    const next = nextIndex(event.key, items.indexOf(document.activeElement as HTMLElement), items.length);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  };
  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={blockEditorWords.menu}
      onKeyDown={byKey}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onLeave();
      }}
      className="mt-2 grid grid-cols-2 gap-1 rounded-card border border-line bg-white p-2 shadow-toast sm:grid-cols-3 lg:grid-cols-5"
    >
      {blockKindNames.map((kind) => (
        <KindItem key={kind} kind={kind} onAdd={() => onAdd(kind)} />
      ))}
    </div>
  );
}

function KindItem({ kind, onAdd }: { kind: BlockKindName; onAdd: () => void }) {
  const { name, hint } = blockWords[kind];
  const Icon = kindIcons[kind];
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={onAdd}
      className="flex min-w-0 items-start gap-2 rounded-button p-2 text-left hover:bg-action-soft focus:bg-action-soft"
    >
      <Icon className="mt-0.5 size-4.5 shrink-0 text-action" />
      <span className="min-w-0">
        <span className="block font-semibold text-note">{name}</span>
        <span className="wrap-anywhere block text-muted text-small leading-snug">{hint}</span>
      </span>
    </button>
  );
}

/** @returns `undefined` for keys that do not move the focus */
export function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return (index + 1) % count;
    case "ArrowUp":
    case "ArrowLeft":
      return (index - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
