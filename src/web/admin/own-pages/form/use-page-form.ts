import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { pageFormWords } from "#content/admin/own-pages/page-form.ts";
import { fill } from "#content/fill.ts";
import type { TypeNames } from "#content/lookup/terms.ts";
import type { Block } from "#domain/own-pages/blocks.ts";
import {
  type EditablePage,
  type ListedPage,
  languagesOfPage,
  type OwnPageContent,
  type PageKind,
  pagePath,
} from "#domain/own-pages/own-page.ts";
import { addressProblem } from "#domain/own-pages/page-address.ts";
import { type PageProblem, pageProblems } from "#domain/own-pages/page-problems.ts";
import { useToast } from "../../../ui/tools/toast.tsx";
import { addresses, pageListAddress } from "../../addresses.ts";
import type { ConflictingField } from "../../records/conflict/ConflictNotice.tsx";
import type { Side } from "../../records/conflict/conflict.ts";
import { useClosing } from "../../records/use-closing.ts";
import { useTypeNames } from "../../site-name.ts";
import { useBlocks } from "../blocks/use-blocks.ts";
import type { PageFields } from "../fields/field-context.ts";
import { useOpenUploads } from "../fields/use-open-uploads.ts";
import { pagesQuery } from "../page-api.ts";
import type { ListedBuiltIn } from "../state/built-in.ts";
import { type FieldRef, fieldId } from "../state/field-id.ts";
import { mergedDraft, pageConflict } from "../state/page-conflict.ts";
import { normalized } from "../state/page-edits.ts";
import { usePageDraft } from "./use-page-draft.ts";
import { usePageSaving } from "./use-page-saving.ts";
import type { Refused } from "./use-stored-page.ts";

interface PageFormOptions {
  kind: PageKind;
  stored: EditablePage | undefined;
  /** Built-in page that shows the new blocks. */
  builtIn: ListedBuiltIn | undefined;
  wasDeleted: boolean;
  onAdded: (page: EditablePage) => void;
}

/** State of a page's form: editing, saving, publishing, and the question before leaving. */
export function usePageForm({ kind, stored, builtIn, wasDeleted, onAdded }: PageFormOptions) {
  const showToast = useToast();
  const types = useTypeNames();
  const { data: ownPaths } = useQuery({ ...pagesQuery, select: ownPathsOf });
  const editing = usePageDraft(kind, stored, builtIn);
  const uploads = useOpenUploads();
  const isDirty = () => editing.isDirty() || uploads.pending + uploads.failed > 0;
  const { goTo, leaving, discardAndClose } = useLeaving(kind, isDirty, editing.discard);
  const element = useRef<HTMLFormElement>(null);
  const isReadable = () => focusUnreadable(element.current) === undefined;
  const saving = usePageSaving({
    kind,
    editing,
    wasDeleted,
    onAdded(page) {
      onAdded(page);
      goTo(`${addresses.pages}/${page.id}`);
    },
  });
  const publication = usePublication(kind, editing.draft, isReadable, saving);
  const isBlocked =
    saving.pending !== undefined || saving.conflict !== undefined || saving.isDeleted || uploads.pending > 0;
  const editBlocks = (change: (blocks: readonly Block[]) => Block[]) =>
    editing.edit((now) => ({ ...now, blocks: change(now.blocks) }));

  return {
    kind,
    element,
    ...editing,
    isDirty,
    ...saving,
    saveAsNew() {
      if (isReadable()) void saving.saveAsNew();
    },
    ...publication,
    blocks: useBlocks(editing.draft.blocks, editBlocks),
    uploads,
    fields: fieldsOf({
      kind,
      types,
      ownPaths,
      draft: editing.draft,
      shown: publication.hasTried ? publication.problems : [],
      ...saving,
      ...uploads,
    }),
    isBlocked,
    leaving,
    discardAndClose,
    submit(event: FormEvent) {
      event.preventDefault();
      if (isBlocked || !isReadable()) return;
      const { failed } = uploads;
      void saving.save(failed > 0 ? fill(pageFormWords.failedUploads, { count: failed }) : undefined);
    },
    conflictingFields: conflictingFields(editing, saving.conflict, types),
    resolveConflict(theirs: EditablePage, choices: Readonly<Record<string, Side>>) {
      saving.resolveConflict(theirs, mergedDraft(editing.latest.current.draft, theirs.draft, choices));
      showToast({ title: admin.project.conflict.settled });
    },
  };
}

/** Problems that prevent publication, and the publication itself. */
function usePublication(
  kind: PageKind,
  draft: OwnPageContent,
  isReadable: () => boolean,
  { publish: send, refused }: Pick<ReturnType<typeof usePageSaving>, "publish" | "refused">,
) {
  const [hasTried, setTried] = useState(false);
  const entryProblems = useMemo(() => pageProblems(kind, normalized(draft)), [kind, draft]);
  const problemList = useRef<HTMLElement>(null);
  // The list may not be rendered yet.
  const focusProblems = () => requestAnimationFrame(() => problemList.current?.focus());

  /** @returns true if nothing is missing in the form; else shows the problems */
  function check(): boolean {
    if (!isReadable()) return false;
    setTried(true);
    if (entryProblems.length > 0) focusProblems();
    return entryProblems.length === 0;
  }

  async function publish(at: string | null): Promise<void> {
    await send(at);
    focusProblems();
  }

  return {
    problems: [...entryProblems, ...missingFiles(draft, refused)],
    hasTried,
    problemList,
    check,
    publish,
    publishNow: () => check() && void publish(null),
  };
}

function conflictingFields(
  { base, draft }: Pick<ReturnType<typeof usePageDraft>, "base" | "draft">,
  theirs: EditablePage | undefined,
  types: TypeNames,
): ConflictingField[] {
  if (theirs === undefined) return [];
  return pageConflict({ base: base?.draft ?? draft, mine: normalized(draft), theirs: theirs.draft, types });
}

export type PageForm = ReturnType<typeof usePageForm>;

interface FieldsOptions extends Pick<PageFields, "types" | "ownPaths" | "reportUpload"> {
  kind: PageKind;
  draft: OwnPageContent;
  shown: readonly PageProblem[];
  refused: Refused | undefined;
}

/** Messages of the fields: that of the address at once, others after an attempt to publish. */
function fieldsOf({ kind, draft, shown, refused, types, ownPaths, reportUpload }: FieldsOptions): PageFields {
  const words = pageFormWords.problems;
  const problems = new Map<string, string>(
    shown.map((problem) => [fieldId(problem), words[problem.problem]]),
  );
  const address = draft.address.trim();
  const wrong = address === "" || kind === "builtIn" ? undefined : addressProblem(address, kind === "page");
  if (wrong) problems.set(fieldId({ field: "address" }), words[wrong]);
  return {
    languages: languagesOfPage(kind, draft),
    problemAt: (field: FieldRef) => problems.get(fieldId(field)) ?? refusalOf(field, draft, refused),
    types,
    ownPaths,
    reportUpload,
  };
}

/** Includes drafts, which may be published later. */
function ownPathsOf(pages: readonly ListedPage[]): ReadonlySet<string> {
  return new Set(
    pages.flatMap(({ kind, address, publicAddress }) =>
      [address, publicAddress].flatMap((each) => (each ? [pagePath(kind, each)] : [])),
    ),
  );
}

/** Files that only the server could look up, until the next entry: it may be the upload of one of them. */
function missingFiles(draft: OwnPageContent, refused: Refused | undefined): readonly PageProblem[] {
  if (refused?.draft !== draft) return [];
  return refused.found.filter(({ problem }) => problem === "missingFile");
}

/** The server's message on a field until its content changes. */
function refusalOf({ block, field }: FieldRef, draft: OwnPageContent, refused: Refused | undefined) {
  if (block !== undefined || refused === undefined) return undefined;
  const [now, then]: Readonly<Record<string, unknown>>[] = [draft, refused.draft];
  return now?.[field] === then?.[field] ? refused.problems[field] : undefined;
}

/** Focuses the first field that holds part of a date, whose message stands there: the draft has its former day. */
function focusUnreadable(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const found = [...(form?.querySelectorAll("input") ?? [])].find(({ validity }) => validity.badInput);
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: "center" });
  return found;
}

/** Returns to the list; asks first about unsaved entries. */
function useLeaving(kind: PageKind, isChanged: () => boolean, onLeave: () => void) {
  const navigate = useNavigate();
  // A ref, because the navigation's own question reads it before the next render.
  const isMoving = useRef(false);
  const discardAndClose = () => {
    isMoving.current = true;
    onLeave();
    void navigate(pageListAddress(kind));
  };
  return {
    discardAndClose,
    /** Changes the URL of the open page without leaving it. */
    goTo(address: string) {
      isMoving.current = true;
      void Promise.resolve(navigate(address, { replace: true, preventScrollReset: true })).finally(() => {
        isMoving.current = false;
      });
    },
    leaving: useClosing({
      isDirty: () => !isMoving.current && isChanged(),
      isBusy: false,
      onClose: discardAndClose,
    }),
  };
}
