import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { editor } from "#content/admin/editor.ts";
import { localeOf } from "#domain/locale.ts";
import { addresses } from "../addresses.ts";
import { HistoryDialog } from "./HistoryDialog.tsx";
import { PlacesDialog } from "./PlacesDialog.tsx";
import { PublishDialog } from "./PublishDialog.tsx";
import { EditCard } from "./page/EditCard.tsx";
import { PageFrame, type PageFrameHandle } from "./page/PageFrame.tsx";
import type { SentDraft } from "./state/content-api.ts";
import type { DraftState, DraftStore } from "./state/draft-store.ts";
import type { Picked } from "./state/picked.ts";
import { useDraft } from "./state/use-draft.ts";
import { type EditorDialog, Toolbar } from "./Toolbar.tsx";

/** The real page with the words of the draft; what is clicked in it is edited beside it. */
export function EditorPage({ draft }: { draft: SentDraft }) {
  const [state, store] = useDraft(draft);
  const { "*": splat = "" } = useParams();
  const path = `/${splat}`;
  const navigate = useNavigate();
  const frame = useRef<PageFrameHandle>(null);
  const [picked, setPicked] = useState<Picked>();
  const [dialog, setDialog] = useState<EditorDialog>();
  const [isNarrow, setNarrow] = useState(false);

  const onKey = useUndoKeys(store);
  const goTo = (to: string) => {
    setPicked(undefined);
    void navigate(`${addresses.editing}${to.slice(1)}`);
  };
  const close = () => {
    if (picked) frame.current?.focus(picked.path);
    setPicked(undefined);
  };
  const reopen = () => {
    setDialog(undefined);
    void store.reload().then(() => frame.current?.reload());
  };
  return (
    <div className="flex h-dvh flex-col bg-mist">
      <Toolbar
        path={path}
        state={state}
        isNarrow={isNarrow}
        onNarrow={setNarrow}
        onPage={goTo}
        onUndo={store.undo}
        onRedo={store.redo}
        onOpen={(name) => {
          setPicked(undefined);
          void store.flush().then(() => setDialog(name));
        }}
      />
      <main id="content" tabIndex={-1} className="relative min-h-0 grow overflow-hidden outline-none">
        <h1 className="sr-only">{editor.title}</h1>
        <PageFrame
          ref={frame}
          path={path}
          isNarrow={isNarrow}
          state={state}
          picked={picked?.path}
          onPick={setPicked}
          onLeave={goTo}
          onKey={onKey}
        />
        {picked && (
          <EditCard key={picked.path} {...{ picked, state, store }} locale={localeOf(path)} onClose={close} />
        )}
      </main>
      {dialog && (
        <EditorDialogs
          dialog={dialog}
          path={path}
          state={state}
          store={store}
          shown={frame.current?.paths() ?? new Set()}
          onClose={reopen}
        />
      )}
    </div>
  );
}

interface EditorDialogsProps {
  dialog: EditorDialog;
  path: string;
  state: DraftState;
  store: DraftStore;
  /** Places that can be clicked in the page. */
  shown: ReadonlySet<string>;
  onClose: () => void;
}

function EditorDialogs({ dialog, path, state, store, shown, onClose }: EditorDialogsProps) {
  switch (dialog) {
    case "publish":
      return <PublishDialog onClose={onClose} />;
    case "history":
      return <HistoryDialog path={path} onClose={onClose} />;
    default: {
      const close = () => void store.flush().then(onClose);
      return (
        <PlacesDialog kind={dialog} path={path} state={state} store={store} shown={shown} onClose={close} />
      );
    }
  }
}

/** Undoes by keyboard; @returns the same for keys that are pressed in the page. */
function useUndoKeys(store: DraftStore): (event: KeyboardEvent) => void {
  const onKey = useCallback((event: KeyboardEvent) => undoByKey(event, store), [store]);
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [onKey]);
  return onKey;
}

/** In a text field the browser undoes typing by itself. */
function undoByKey(event: KeyboardEvent, store: DraftStore): void {
  const isTyping = (event.target as Element | null)?.closest?.("input, textarea, select") ?? false;
  if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
  event.preventDefault();
  if (event.shiftKey) store.redo();
  else store.undo();
}
