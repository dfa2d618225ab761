import { editor } from "#content/admin/editor.ts";
import { fill } from "#content/fill.ts";
import type { DraftDifference } from "#domain/content/content-calls.ts";
import { ConfirmDialog } from "../../ui/tools/ConfirmDialog.tsx";
import { isOtherEditor, pageName } from "./Differences.tsx";
import { fieldName } from "./field-name.ts";
import type { DraftState } from "./state/draft-store.ts";

/** Places named for each author; a dialog has no room for more. */
const maxPlaces = 3;

interface DiscardDialogProps extends Pick<DraftState, "fields"> {
  /** The question has a place for the number of changes. */
  words: { title: string; discardQuestion: string; confirm: string; cancel: string };
  changes: readonly DraftDifference[];
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before unpublished changes are lost, and names those of other editors. */
export function DiscardDialog({ changes, fields, ...dialog }: DiscardDialogProps) {
  const others = changesOfOthers(changes, fields);
  return (
    <ConfirmDialog
      {...dialog}
      question={fill(dialog.words.discardQuestion, { count: changes.length })}
      {...(others ? { note: fill(editor.publish.others, { changes: others }) } : {})}
    />
  );
}

/** @example changesOfOthers(changes, fields) // "lee(첫 화면 제목), kim(회사 정보 이름 외 2곳)" */
function changesOfOthers(changes: readonly DraftDifference[], fields: DraftState["fields"]): string {
  const byAuthor = Map.groupBy(changes, ({ editedBy }) => editedBy);
  return [...byAuthor]
    .filter(([author]) => isOtherEditor(author))
    .map(([author, theirs]) => {
      const shown = theirs.slice(0, maxPlaces).map(({ path, before }) => {
        return `${pageName(path)} ${fieldName(path, fields, before ?? undefined)}`.trim();
      });
      const rest = theirs.length - shown.length;
      const places = shown.join(", ") + (rest > 0 ? fill(editor.publish.otherPlaces, { count: rest }) : "");
      return `${author}(${places})`;
    })
    .join(", ");
}
