import { useQuery } from "@tanstack/react-query";
import { pageListWords } from "#content/admin/own-pages/page-list.ts";
import { pageKindWords } from "#content/records/pages.ts";
import { RecordTrash } from "../records/trash/RecordTrash.tsx";
import { pageTrashQuery } from "./page-api.ts";
import { titleOf } from "./page-title.ts";
import type { PageChanges } from "./use-page-changes.ts";

export function PageTrash({ changes }: { changes: PageChanges }) {
  const { data = [] } = useQuery(pageTrashQuery);
  return (
    <RecordTrash
      records={data}
      words={pageListWords.trash}
      rowOf={(page) => ({ ...page, title: titleOf(page), facts: [pageKindWords[page.kind]] })}
      onRestore={(page) => void changes.restore(page)}
      onErase={(page) => void changes.erase(page)}
    />
  );
}
