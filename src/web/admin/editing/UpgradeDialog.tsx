import { useState } from "react";
import { editor } from "#content/admin/editor.ts";
import { fill } from "#content/fill.ts";
import { languageName } from "#content/languages.ts";
import type { EditView } from "#domain/content/content-calls.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { ConfirmDialog } from "../../ui/tools/ConfirmDialog.tsx";
import { ModalDialog } from "../../ui/tools/ModalDialog.tsx";
import { useToast } from "../../ui/tools/toast.tsx";
import { keepFocusNearby } from "../records/restore-focus.ts";
import { pageName } from "./Differences.tsx";
import { fieldName } from "./field-name.ts";
import { PictureThumbnail } from "./picture/PictureThumbnail.tsx";
import { isSameInAllLanguages, readableEdit } from "./readable-edit.ts";
import type { DraftState, DraftStore } from "./state/draft-store.ts";
import { acceptedEdit, editsToReview, hasNewEntries, keptEdit } from "./state/edits-to-review.ts";

interface UpgradeDialogProps {
  state: DraftState;
  store: DraftStore;
  onClose: () => void;
}

/** Defaults that a newer program version changed under the company's edits, and fields that it removed. */
export function UpgradeDialog({ state, store, onClose }: UpgradeDialogProps) {
  const words = editor.upgrade;
  const { changed, gone } = editsToReview(state);
  return (
    <ModalDialog title={words.title} onClose={onClose} className="w-[52rem]">
      <div className="min-h-24 overflow-y-auto px-5 py-4">
        <p className="text-muted text-note">{changed.length + gone.length === 0 ? words.none : words.lead}</p>
        <Changed edits={changed} state={state} store={store} />
        <Gone edits={gone} state={state} store={store} />
      </div>
    </ModalDialog>
  );
}

interface PartProps extends Pick<UpgradeDialogProps, "state" | "store"> {
  edits: readonly EditView[];
}

function Changed({ edits, state, store }: PartProps) {
  const words = editor.upgrade;
  if (edits.length === 0) return null;
  // Storing the edit again bases it on the present default.
  const keep = (shownEdits: readonly EditView[]) => {
    keepFocusNearby();
    store.changeAll(shownEdits.map((each) => [each.path, keptEdit(each)]));
  };
  return (
    <section className="mt-5">
      <PartHead title={fill(words.changed, { count: edits.length })} lead={words.changedLead}>
        <button type="button" onClick={() => keep(edits)} className={toolButton("plain")}>
          {words.keepAll}
        </button>
      </PartHead>
      <ul className="divide-y divide-line">
        {edits.map((edit) => (
          <li key={edit.path} className="py-4">
            <FieldHead edit={edit} state={state} />
            <Pictures edit={edit} />
            {languagesOf(edit).map((locale) => (
              <dl key={locale} className="mt-2 grid gap-x-4 gap-y-2 text-note sm:grid-cols-3">
                <EditText
                  term={words.before}
                  edit={edit.defaultThen}
                  {...{ locale, path: edit.path, state }}
                />
                <EditText term={words.after} edit={edit.shippedNow} {...{ locale, path: edit.path, state }} />
                <EditText term={words.mine} edit={edit.edit} {...{ locale, path: edit.path, state }} />
              </dl>
            ))}
            <p className="mt-3 flex flex-wrap gap-2">
              <button type="button" onClick={() => keep([edit])} className={toolButton("plain")}>
                {words.keep}
              </button>
              <button
                type="button"
                onClick={() => {
                  keepFocusNearby();
                  store.change(edit.path, acceptedEdit(edit));
                }}
                className={toolButton("plain")}
              >
                {hasNewEntries(edit) ? words.takeEntries : words.take}
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Gone({ edits, state, store }: PartProps) {
  const words = editor.upgrade;
  const [isAsked, setAsked] = useState(false);
  if (edits.length === 0) return null;
  const discard = (shownEdits: readonly EditView[]) => {
    keepFocusNearby();
    store.discard(shownEdits.map(({ path }) => path));
  };
  return (
    <section className="mt-5">
      <PartHead title={fill(words.gone, { count: edits.length })} lead={words.goneLead}>
        <button type="button" onClick={() => setAsked(true)} className={toolButton("warning")}>
          {words.discardAll}
        </button>
      </PartHead>
      <ul className="divide-y divide-line">
        {edits.map((edit) => (
          <li key={edit.path} className="py-4">
            <FieldHead edit={edit} state={state} />
            <PictureThumbnail edit={edit.edit} />
            {languagesOf(edit).map((locale) => (
              <CopyableText key={locale} edit={edit} locale={locale} state={state} />
            ))}
            <button
              type="button"
              onClick={() => discard([edit])}
              className={toolButton("quiet", "mt-2 -ml-3")}
            >
              {words.discard}
            </button>
          </li>
        ))}
      </ul>
      {isAsked && (
        <ConfirmDialog
          words={{ title: words.discardAll, confirm: words.discardAll, cancel: words.cancel }}
          question={words.discardQuestion}
          onConfirm={() => {
            setAsked(false);
            discard(edits);
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </section>
  );
}

function PartHead({ title, lead, children }: { title: string; lead: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-line border-b pb-3">
      <div className="min-w-0 basis-96">
        <h3 className="text-base">{title}</h3>
        <p className="mt-1 text-muted text-small">{lead}</p>
      </div>
      {children}
    </div>
  );
}

function FieldHead({ edit, state }: { edit: EditView; state: DraftState }) {
  return (
    <h4 className="text-compact">
      <span className="font-normal text-muted">{pageName(edit.path)}</span>{" "}
      {fieldName(edit.path, state.fields, edit.edit)}
    </h4>
  );
}

function Pictures({ edit: { defaultThen, shippedNow, edit } }: { edit: EditView }) {
  if (edit.kind !== "picture") return null;
  return (
    <div className="mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-3">
      {[defaultThen, shippedNow, edit].map((side, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they keep their places
        <div key={index} className="min-w-0">
          <PictureThumbnail edit={side} />
        </div>
      ))}
    </div>
  );
}

interface EditTextProps {
  edit: EditView["defaultThen"];
  locale: Locale;
  path: string;
  state: DraftState;
}

function EditText({ term, edit, locale, path, state }: EditTextProps & { term: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-small">
        {term}
        {!isSameInAllLanguages(edit) && ` · ${languageName(locale)}`}
      </dt>
      <dd lang={locale} className="whitespace-pre-wrap break-words">
        {readableEdit(edit, locale, path, state.fields)}
      </dd>
    </div>
  );
}

function CopyableText({ edit, locale, state }: { edit: EditView; locale: Locale; state: DraftState }) {
  const words = editor.upgrade;
  const showToast = useToast();
  const text = readableEdit(edit.edit, locale, edit.path, state.fields);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: words.copied });
    } catch {
      // Pages without https have no clipboard.
      showToast({ title: words.notCopied, destructive: true });
    }
  };
  return (
    <div className="mt-2 flex items-start gap-3 text-note">
      <p
        lang={locale}
        className="min-w-0 grow whitespace-pre-wrap break-words rounded-button bg-mist px-3 py-2"
      >
        {text}
      </p>
      <button type="button" onClick={() => void copy()} className={toolButton("plain", "shrink-0")}>
        {words.copy}
        <span className="sr-only">: {languageName(locale)}</span>
      </button>
    </div>
  );
}

function languagesOf({ edit }: EditView): readonly Locale[] {
  return isSameInAllLanguages(edit) ? locales.slice(0, 1) : locales;
}
