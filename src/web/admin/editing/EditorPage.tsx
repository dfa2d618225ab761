import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { editor } from "#content/admin/editor.ts";
import { localeOf } from "#domain/locale.ts";
import { useToast } from "../../ui/tools/toast.tsx";
import { addresses } from "../addresses.ts";
import { FirstStepsNotice } from "../notices/FirstStepsNotice.tsx";
import { useRefetchFirstSteps } from "../start/state/use-refetch-first-steps.ts";
import { EntryDialog } from "./dialogs/EntryDialog.tsx";
import { FieldDialog } from "./dialogs/FieldDialog.tsx";
import { SettingsDialog } from "./dialogs/SettingsDialog.tsx";
import { HistoryDialog } from "./HistoryDialog.tsx";
import { PublishDialog } from "./PublishDialog.tsx";
import { EditCard } from "./page/EditCard.tsx";
import { PageFrame, type PageFrameHandle } from "./page/PageFrame.tsx";
import { NextSample } from "./sample/NextSample.tsx";
import { useFieldFromUrl } from "./sample/use-field-from-url.ts";
import type { DraftResponse } from "./state/content-api.ts";
import type { DraftState, DraftStore } from "./state/draft-store.ts";
import { editsToReviewCount } from "./state/edits-to-review.ts";
import type { Picked } from "./state/picked.ts";
import { useDraft } from "./state/use-draft.ts";
import { type EditorDialog, Toolbar } from "./Toolbar.tsx";
import { UpgradeDialog } from "./UpgradeDialog.tsx";
import { SaveNotice } from "./unsaved/SaveNotice.tsx";
import { UnsavedDialog } from "./unsaved/UnsavedDialog.tsx";

type Opened = EditorDialog | { entry: string } | { field: string };

/** Shows a page of the draft; a click on a field opens it beside the page. */
export function EditorPage({ draft }: { draft: DraftResponse }) {
  const [state, store] = useDraft(draft);
  const { "*": splat = "" } = useParams();
  const path = `/${splat}`;
  const navigate = useNavigate();
  const frame = useRef<PageFrameHandle>(null);
  const { main, picked, setPicked, close, leave } = usePicked(frame);
  const { dialog, open, closeAndReload, leaveDialog } = useDialog(store, frame);
  const [isNarrow, setNarrow] = useState(false);
  const onKey = useUndoKeys(store);
  const goTo = (to: string) => {
    setPicked(undefined);
    void navigate(`${addresses.editing}${to.slice(1)}`);
  };
  const openOver = (next: Opened) => {
    // The dialog of an entry returns the focus to the page, as the card with its button is gone.
    if (typeof next === "object") leave();
    setPicked(undefined);
    void open(next);
  };
  const { fieldInUrl, onReady } = useOpenFieldFromUrl(path, { frame, state, setPicked, open, leaveDialog });
  return (
    <div className="flex h-dvh flex-col bg-mist">
      <Toolbar
        {...{ path, state, isNarrow }}
        onNarrow={setNarrow}
        onPage={goTo}
        onUndo={store.undo}
        onRedo={store.redo}
        editsToReview={editsToReviewCount(state)}
        onOpen={openOver}
      />
      <Notices {...{ state, store }} />
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        className="flex min-h-0 grow overflow-hidden outline-none max-[75rem]:flex-col"
      >
        <h1 className="sr-only">{editor.title}</h1>
        <PageFrame
          ref={frame}
          {...{ path, isNarrow, state, onKey, onReady }}
          picked={picked}
          onPick={setPicked}
          onLeave={goTo}
        />
        {picked && (
          <EditCard
            key={`${picked.path} ${picked.paragraph}`}
            {...{ picked, state, store }}
            locale={localeOf(path)}
            onClose={close}
            onGone={leave}
            onEntry={(entry) => openOver({ entry })}
            next={fieldInUrl && <NextSample path={picked.path} fields={state.fields} />}
          />
        )}
      </main>
      {dialog && (
        <EditorDialogs
          {...{ dialog, path, state, store, open, fieldInUrl }}
          visiblePaths={frame.current?.paths() ?? new Set()}
          onClose={closeAndReload}
        />
      )}
    </div>
  );
}

/** State of the field that is edited beside the page. Closing it returns the focus to the page. */
function usePicked(frame: RefObject<PageFrameHandle | null>) {
  const main = useRef<HTMLElement>(null);
  const [picked, setPicked] = useState<Picked>();
  const close = () => {
    if (picked) frame.current?.focus(picked.path);
    setPicked(undefined);
  };
  const leave = () => {
    setPicked(undefined);
    main.current?.focus();
  };
  return { main, picked, setPicked, close, leave };
}

interface FieldOpening {
  frame: RefObject<PageFrameHandle | null>;
  state: DraftState;
  setPicked: (picked: Picked | undefined) => void;
  open: (next: Opened) => Promise<void>;
  leaveDialog: () => void;
}

/** Opens the field that the URL names: beside the page that shows it, else in a dialog. */
function useOpenFieldFromUrl(path: string, { frame, state, setPicked, open, leaveDialog }: FieldOpening) {
  const leave = () => {
    setPicked(undefined);
    leaveDialog();
  };
  const openField = (field: string) => {
    const shown = frame.current?.show(field);
    leave();
    if (shown) setPicked(shown);
    else if (state.fields.has(field)) void open({ field });
  };
  return useFieldFromUrl(path, { open: openField, leave });
}

function Notices(props: { state: DraftState; store: DraftStore }) {
  useRefetchFirstSteps(props.state);
  return (
    <>
      <FirstStepsNotice look="bar" />
      <SaveNotice {...props} />
    </>
  );
}

/** State of the dialog. */
function useDialog(store: DraftStore, frame: RefObject<PageFrameHandle | null>) {
  const [dialog, setDialog] = useState<Opened>();
  const showToast = useToast();
  const open = async (next: Opened) => {
    await store.flush();
    if (next === "publish" && store.state().uploads > 0)
      return showToast({ title: editor.upload.beforePublishing });
    // Unsaved edits are not part of a publication; the notice explains why they are unsaved.
    const needsServer = next === "publish" || next === "history";
    if (!needsServer || store.state().saving !== "failed") setDialog(next);
  };
  const closeAndReload = () => {
    setDialog(undefined);
    const show = () => frame.current?.reload();
    // Without the server the page stays unchanged.
    void store.reload().then(show, () => undefined);
  };
  return { dialog, open, closeAndReload, leaveDialog: () => setDialog(undefined) };
}

interface EditorDialogsProps {
  dialog: Opened;
  path: string;
  state: DraftState;
  store: DraftStore;
  visiblePaths: ReadonlySet<string>;
  open: (next: Opened) => Promise<void>;
  fieldInUrl: string | undefined;
  onClose: () => void;
}

function EditorDialogs({
  dialog,
  path,
  state,
  store,
  visiblePaths,
  open,
  fieldInUrl,
  onClose,
}: EditorDialogsProps) {
  const { fields, conflicts } = state;
  const close = () => void store.flush().then(onClose);
  const onFix = (field: string) => void open({ field });
  if (typeof dialog === "object" && "field" in dialog)
    return (
      <FieldDialog
        path={dialog.field}
        {...{ state, store }}
        onClose={close}
        next={fieldInUrl === dialog.field && <NextSample path={fieldInUrl} fields={fields} />}
      />
    );
  if (typeof dialog === "object") return <EntryDialog {...dialog} {...{ state, store }} onClose={close} />;
  switch (dialog) {
    case "publish":
      return <PublishDialog fields={fields} conflicts={conflicts} onFix={onFix} onClose={onClose} />;
    case "unsaved":
      return <UnsavedDialog {...{ state, store }} onClose={close} />;
    case "history":
      return <HistoryDialog {...{ path, state, store }} onClose={onClose} />;
    case "upgrade":
      return <UpgradeDialog {...{ state, store }} onClose={close} />;
    default:
      return <SettingsDialog kind={dialog} {...{ path, state, store, visiblePaths }} onClose={close} />;
  }
}

/** Undo by keyboard. @returns handler for keys pressed inside the page's frame */
function useUndoKeys(store: DraftStore): (event: KeyboardEvent) => void {
  const onKey = useCallback((event: KeyboardEvent) => undoByKey(event, store), [store]);
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [onKey]);
  return onKey;
}

/** In a text field the browser's own undo applies; a dialog shows the draft as it was opened. */
function undoByKey(event: KeyboardEvent, store: DraftStore): void {
  if (document.querySelector("dialog[open]")) return;
  const isTyping = (event.target as Element | null)?.closest?.("input, textarea, select") ?? false;
  if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
  event.preventDefault();
  if (event.shiftKey) store.redo();
  else store.undo();
}
