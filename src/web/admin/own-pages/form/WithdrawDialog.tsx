import { useQuery } from "@tanstack/react-query";
import { pageFormWords } from "#content/admin/own-pages/page-form.ts";
import { fieldsLinkingTo } from "#content/editing/links.ts";
import { fill } from "#content/fill.ts";
import type { EditableField } from "#domain/content/content-calls.ts";
import { type EditablePage, pagePath } from "#domain/own-pages/own-page.ts";
import { ConfirmDialog } from "../../../ui/tools/ConfirmDialog.tsx";
import { pageName } from "../../editing/Differences.tsx";
import { fieldName } from "../../editing/field-name.ts";
import { contentKey, fetchDraft } from "../../editing/state/content-api.ts";

const words = pageFormWords.withdraw.question;

interface WithdrawDialogProps {
  page: Pick<EditablePage, "kind" | "publicAddress">;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a page is withdrawn, and names the links of the site that would lead to no page. */
export function WithdrawDialog({ page, onConfirm, onCancel }: WithdrawDialogProps) {
  const { data } = useQuery({ queryKey: [...contentKey, "links"], queryFn: fetchDraft, gcTime: 0 });
  const path = page.publicAddress === null ? undefined : pagePath(page.kind, page.publicAddress);
  const note =
    path === undefined || page.kind === "builtIn" ? {} : { note: noteOf(data?.fields ?? [], path) };
  return (
    <ConfirmDialog words={words} question={words.text} {...note} onConfirm={onConfirm} onCancel={onCancel} />
  );
}

function noteOf(fields: readonly EditableField[], path: string): string {
  const byPath = new Map(fields.map((field) => [field.path, field]));
  const places = fieldsLinkingTo(fields, path).map((at) => `${pageName(at)} ${fieldName(at, byPath)}`);
  return places.length === 0
    ? fill(words.links, { path })
    : fill(words.linksFrom, { path, places: places.join(", ") });
}
