import { ArrowLeft, Building2, History, Monitor, Redo2, Settings2, Smartphone, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { editor } from "#content/admin/editor.ts";
import { projectIn } from "#content/paths.ts";
import { pages } from "#content/site.ts";
import { defaultLocale, type Locale, localeOf, locales, pathIn } from "#domain/locale.ts";
import { toolButton, toolControl } from "../../ui/fields/tool-class.ts";
import { addresses } from "../addresses.ts";
import type { DraftState } from "./state/draft-store.ts";

export type EditorDialog = "settings" | "company" | "publish" | "history";

interface ToolbarProps {
  /** Of the page that is edited, in its language. */
  path: string;
  state: DraftState;
  isNarrow: boolean;
  onNarrow: (isNarrow: boolean) => void;
  onPage: (path: string) => void;
  onUndo: () => void;
  onRedo: () => void;
  onOpen: (dialog: EditorDialog) => void;
}

const namesOf = new Map<string, string>(Object.entries(editor.pages));

/** Which page is edited and how it is looked at, what has been stored, and the ways to settings, history and publishing. */
export function Toolbar({ path, state, isNarrow, onNarrow, onPage, onOpen, ...steps }: ToolbarProps) {
  const locale = localeOf(path);
  return (
    <section
      aria-label={editor.tools}
      className="flex flex-wrap items-center gap-2 border-line border-b bg-white px-3 py-2"
    >
      <Link to={addresses.home} aria-label={editor.back} className={toolButton("quiet", "px-2.5")}>
        <ArrowLeft aria-hidden="true" className="size-4" />
      </Link>
      <PageChoice path={path} onPage={onPage} />
      <fieldset aria-label={editor.language} className="flex">
        {locales.map((language) => (
          <Toggle
            key={language}
            isOn={language === locale}
            onClick={() => onPage(pathIn(language, pathIn(defaultLocale, path)))}
          >
            {editor.languages[language]}
          </Toggle>
        ))}
      </fieldset>
      <fieldset aria-label={editor.width} className="flex max-sm:hidden">
        <Toggle isOn={!isNarrow} onClick={() => onNarrow(false)} label={editor.widths.wide}>
          <Monitor aria-hidden="true" className="size-4" />
        </Toggle>
        <Toggle isOn={isNarrow} onClick={() => onNarrow(true)} label={editor.widths.narrow}>
          <Smartphone aria-hidden="true" className="size-4" />
        </Toggle>
      </fieldset>
      <Steps state={state} {...steps} />
      <Saving state={state} />
      <div className="ml-auto flex flex-wrap gap-1.5">
        <Open name="settings" words={editor.settings} icon={Settings2} onOpen={onOpen} />
        <Open name="company" words={editor.company} icon={Building2} onOpen={onOpen} />
        <Open name="history" words={editor.history} icon={History} onOpen={onOpen} />
        <button type="button" onClick={() => onOpen("publish")} className={toolButton("primary")}>
          {editor.publish.button}
        </button>
      </div>
    </section>
  );
}

function PageChoice({ path, onPage }: Pick<ToolbarProps, "path" | "onPage">) {
  const locale: Locale = localeOf(path);
  const korean = pathIn(defaultLocale, path);
  return (
    <select
      aria-label={editor.page}
      value={korean}
      onChange={(event) => onPage(pathIn(locale, event.target.value))}
      className={`${toolControl} w-auto max-w-[11rem]`}
    >
      {Object.entries(pages).map(([name, page]) => (
        <option key={name} value={page.path}>
          {"label" in page ? page.label.ko : namesOf.get(name)}
        </option>
      ))}
      {/* One of many, which is come to by a link. */}
      {projectIn(path) !== undefined && <option value={korean}>{editor.pages.project}</option>}
    </select>
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
    <div className="flex">
      <button
        type="button"
        disabled={!state.canUndo}
        onClick={onUndo}
        aria-label={editor.undo}
        title={`${editor.undo} (Ctrl+Z)`}
        className={toolButton("quiet", "px-2.5")}
      >
        <Undo2 aria-hidden="true" className="size-4" />
      </button>
      <button
        type="button"
        disabled={!state.canRedo}
        onClick={onRedo}
        aria-label={editor.redo}
        title={`${editor.redo} (Ctrl+Shift+Z)`}
        className={toolButton("quiet", "px-2.5")}
      >
        <Redo2 aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}

function Saving({ state: { saving } }: Pick<ToolbarProps, "state">) {
  const words = { saved: editor.saved, saving: editor.saving, failed: editor.notSaved }[saving];
  return (
    <p
      role="status"
      className={`text-small ${saving === "failed" ? "font-semibold text-danger" : "text-muted"}`}
    >
      {words}
    </p>
  );
}

interface OpenProps {
  name: EditorDialog;
  words: { button: string };
  icon: typeof History;
  onOpen: (dialog: EditorDialog) => void;
}

function Open({ name, words, icon: Icon, onOpen }: OpenProps) {
  return (
    <button type="button" onClick={() => onOpen(name)} className={toolButton("plain", "max-sm:px-2.5")}>
      <Icon aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{words.button}</span>
    </button>
  );
}
