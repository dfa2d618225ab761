import { useQuery } from "@tanstack/react-query";
import { pageFormWords } from "#content/admin/own-pages/page-form.ts";
import { fieldsLinkingTo } from "#content/editing/links.ts";
import { fill } from "#content/fill.ts";
import type { EditableField } from "#domain/content/content-calls.ts";
import type { EditablePage } from "#domain/own-pages/own-page.ts";
import { ConfirmDialog } from "../../../ui/tools/ConfirmDialog.tsx";
import { koreanMinute } from "../../dates.ts";
import { pageName } from "../../editing/Differences.tsx";
import { fieldName } from "../../editing/field-name.ts";
import { draftQuery } from "../../editing/state/content-api.ts";
import { linksNote, pathThatEnds } from "../links-note.ts";

const words = pageFormWords.withdraw.question;

interface WithdrawDialogProps {
  page: Pick<EditablePage, "kind" | "publicAddress" | "publishAt">;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a page is withdrawn, and names its schedule and the links of the site that would lead to no page. */
export function WithdrawDialog({ page, onConfirm, onCancel }: WithdrawDialogProps) {
  const { data } = useQuery(draftQuery);
  const schedule = page.publishAt && fill(words.scheduled, { time: koreanMinute(page.publishAt) });
  const note = [schedule, linksNote(page), knownLinks(data?.fields ?? [], pathThatEnds(page))]
    .filter(Boolean)
    .join(" ");
  return (
    <ConfirmDialog
      words={words}
      question={words.text}
      note={note}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

function knownLinks(fields: readonly EditableField[], path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  const byPath = new Map(fields.map((field) => [field.path, field]));
  const places = fieldsLinkingTo(fields, path).map((at) => `${pageName(at)} ${fieldName(at, byPath)}`);
  return places.length === 0 ? undefined : fill(words.linksFrom, { places: places.join(", ") });
}
