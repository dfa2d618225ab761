import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { editor } from "#content/admin/editor.ts";
import { languageName } from "#content/languages.ts";
import { defaultLocale, localeOf, locales, pathIn } from "#domain/locale.ts";
import { ToolButton } from "../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import {
  Building2,
  Ellipsis,
  ExternalLink,
  History,
  ListChecks,
  Monitor,
  Redo2,
  Settings2,
  Smartphone,
  Undo2,
} from "../../ui/icons/admin-icons.ts";
import { ArrowLeft } from "../../ui/icons/visitor-icons.ts";
import { addresses } from "../addresses.ts";
import { PublishButton } from "./PublishButton.tsx";
import { PageChoice } from "./page/PageChoice.tsx";
import { SampleLink } from "./sample/SampleLink.tsx";
import { ScheduleButton } from "./schedule/ScheduleButton.tsx";
import type { DraftState } from "./state/draft-store.ts";
import { saveStatus } from "./unsaved/SaveNotice.tsx";

export type EditorDialog = "settings" | "company" | "publish" | "history" | "upgrade" | "unsaved";

interface ToolbarProps {
  path: string;
  state: DraftState;
  /** Number of edits to review after an upgrade. */
  editsToReview: number;
  isNarrow: boolean;
  onNarrow: (isNarrow: boolean) => void;
  onPage: (path: string) => void;
  onUndo: () => void;
  onRedo: () => void;
  onOpen: (dialog: EditorDialog) => void;
}

/** Toolbar: page, view, save status, settings, history and publishing. Narrow screens show one row and a menu. */
export function Toolbar({
  path,
  state,
  editsToReview,
  isNarrow,
  onNarrow,
  onPage,
  onOpen,
  ...steps
}: ToolbarProps) {
  return (
    <section
      aria-label={editor.tools}
      className="relative z-20 flex items-center gap-1.5 border-line border-b bg-white px-2 py-2 max-[17rem]:flex-wrap sm:flex-wrap sm:gap-2 sm:px-3"
    >
      <Link to={addresses.home} aria-label={editor.back} className={toolButton("quiet", "shrink-0 px-2.5")}>
        <ArrowLeft className="size-4" />
      </Link>
      <PageChoice path={path} onPage={onPage} fields={state.fields} />
      <Saving state={state} onOpen={onOpen} />
      <Menu>
        <Languages path={path} onPage={onPage} />
        <fieldset aria-label={editor.width} className="flex max-sm:hidden">
          <Toggle isOn={!isNarrow} onClick={() => onNarrow(false)} label={editor.widths.wide}>
            <Monitor className="size-4" />
          </Toggle>
          <Toggle isOn={isNarrow} onClick={() => onNarrow(true)} label={editor.widths.narrow}>
            <Smartphone className="size-4" />
          </Toggle>
        </fieldset>
        <PublishedPage path={path} />
        <Steps state={state} {...steps} />
        <div className="flex flex-col gap-1.5 sm:order-2 sm:ml-auto sm:flex-row sm:flex-wrap">
          <ScheduleButton onOpen={() => onOpen("publish")} />
          <SampleLink path={path} />
          {editsToReview > 0 && (
            <Open
              name="upgrade"
              words={editor.upgrade}
              icon={ListChecks}
              onOpen={onOpen}
              count={editsToReview}
            />
          )}
          <Open name="settings" words={editor.settings} icon={Settings2} onOpen={onOpen} />
          <Open name="company" words={editor.company} icon={Building2} onOpen={onOpen} />
          <Open name="history" words={editor.history} icon={History} onOpen={onOpen} />
        </div>
      </Menu>
      <PublishButton state={state} onPublish={() => onOpen("publish")} className="shrink-0 sm:order-3" />
    </section>
  );
}

/** Shows the tools in the row on wide screens, else behind a button. */
function Menu({ children }: { children: ReactNode }) {
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const leave = () => {
    setOpen(false);
    // A dialog that the choice opens returns the focus to it.
    button.current?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: PointerEvent) =>
      whole.current?.contains(event.target as Node) || setOpen(false);
    // The focus may move into the frame, which does not propagate events to this page.
    const close = () => setOpen(false);
    addEventListener("pointerdown", onPointer);
    addEventListener("blur", close);
    return () => {
      removeEventListener("pointerdown", onPointer);
      removeEventListener("blur", close);
    };
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc and a choice close what the button has opened
    <div
      ref={whole}
      className="sm:contents"
      onClick={({ target }) => {
        const stays = (target as Element).closest(`[aria-controls="${id}"], [data-steps]`);
        if (isOpen && !stays) leave();
      }}
      onKeyDown={(event) => event.key === "Escape" && isOpen && leave()}
    >
      {/* Covers the page: a tap outside closes the menu and opens no field. */}
      {isOpen && <div className="fixed inset-0 -z-1 sm:hidden" />}
      <button
        ref={button}
        type="button"
        aria-label={editor.menu}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={toolButton("plain", "px-2.5 sm:hidden")}
      >
        <Ellipsis className="size-4" />
      </button>
      <div
        id={id}
        className={`max-sm:absolute max-sm:top-full max-sm:right-2 max-sm:mt-1 max-sm:w-60 max-sm:space-y-3 max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-white max-sm:p-3 max-sm:shadow-dialog sm:contents ${isOpen ? "" : "max-sm:hidden"}`}
      >
        {children}
      </div>
    </div>
  );
}

function Languages({ path, onPage }: Pick<ToolbarProps, "path" | "onPage">) {
  const locale = localeOf(path);
  return (
    <fieldset aria-label={editor.language} className="flex">
      {locales.map((language) => (
        <Toggle
          key={language}
          isOn={language === locale}
          onClick={() => onPage(pathIn(language, pathIn(defaultLocale, path)))}
        >
          {languageName(language)}
        </Toggle>
      ))}
    </fieldset>
  );
}

/** Opens the page as visitors see it, without the draft. */
function PublishedPage({ path }: Pick<ToolbarProps, "path">) {
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener"
      aria-label={editor.openPublished}
      title={editor.openPublished}
      className={toolButton("quiet", "px-2.5 max-sm:w-full max-sm:justify-start")}
    >
      <ExternalLink className="size-4" />
      <span className="sm:hidden">{editor.openPublished}</span>
    </a>
  );
}

interface ToggleProps {
  isOn: boolean;
  onClick: () => void;
  label?: string;
  children: ReactNode;
}

function Toggle({ isOn, onClick, label, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      {...(label === undefined ? {} : { "aria-label": label, title: label })}
      className={toolButton(isOn ? "plain" : "quiet", "px-2.5")}
    >
      {children}
    </button>
  );
}

function Steps({ state, onUndo, onRedo }: Pick<ToolbarProps, "state" | "onUndo" | "onRedo">) {
  return (
    <div data-steps className="flex">
      <ToolButton
        isDisabled={!state.canUndo}
        onClick={onUndo}
        aria-label={editor.undo}
        title={`${editor.undo} (Ctrl+Z)`}
        className={toolButton("quiet", "px-2.5")}
      >
        <Undo2 className="size-4" />
      </ToolButton>
      <ToolButton
        isDisabled={!state.canRedo}
        onClick={onRedo}
        aria-label={editor.redo}
        title={`${editor.redo} (Ctrl+Shift+Z)`}
        className={toolButton("quiet", "px-2.5")}
      >
        <Redo2 className="size-4" />
      </ToolButton>
    </div>
  );
}

function Saving({ state, onOpen }: Pick<ToolbarProps, "state" | "onOpen">) {
  const { text, isUnsaved } = saveStatus(state);
  const look = `shrink-0 text-small sm:order-1 ${isUnsaved ? "font-semibold text-danger" : "text-muted"}`;
  return (
    <p role="status" className={look}>
      {state.conflicts.size === 0 ? (
        text
      ) : (
        <button
          type="button"
          onClick={() => onOpen("unsaved")}
          className="min-h-9 underline underline-offset-4"
        >
          {text}
        </button>
      )}
    </p>
  );
}

interface OpenProps {
  name: EditorDialog;
  words: { button: string };
  icon: typeof History;
  onOpen: (dialog: EditorDialog) => void;
  count?: number;
}

function Open({ name, words, icon: Icon, onOpen, count }: OpenProps) {
  return (
    <button
      type="button"
      onClick={() => onOpen(name)}
      className={toolButton("plain", "max-sm:w-full max-sm:justify-start")}
    >
      <Icon className="size-4" />
      {words.button}
      {count !== undefined && (
        <span className="figures rounded-full bg-notice-soft px-1.5 text-notice text-small">{count}</span>
      )}
    </button>
  );
}
