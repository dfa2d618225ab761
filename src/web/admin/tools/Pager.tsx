import { admin } from "#content/admin.ts";
import { fill } from "#content/fill.ts";
import { toolButton } from "./tool-class.ts";

interface PagerProps {
  /** From 1. */
  page: number;
  total: number;
  pageSize: number;
  onPage: (page: number) => void;
}

/** Leads through a list that is longer than a page; nothing where one page is enough. */
export function Pager({ page, total, pageSize, onPage }: PagerProps) {
  const pages = Math.max(Math.ceil(total / pageSize), 1);
  if (pages === 1 && page === 1) return null;
  const { pager } = admin;
  return (
    <nav aria-label={pager.label} className="flex items-center justify-center gap-3 py-4 text-[14px]">
      <button
        type="button"
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, pages))}
        className={toolButton("plain")}
      >
        {pager.previous}
      </button>
      <span className="figures text-muted">{fill(pager.status, { pages, page })}</span>
      <button
        type="button"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
        className={toolButton("plain")}
      >
        {pager.next}
      </button>
    </nav>
  );
}
