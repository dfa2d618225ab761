import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import { ToolButton } from "../fields/ToolButton.tsx";
import { toolButton } from "../fields/tool-class.ts";

interface PagerProps {
  /** From 1. */
  page: number;
  total: number;
  pageSize: number;
  onPage: (page: number) => void;
}

/**
 * Pagination of a list; renders nothing for a single page. Each page is shown from its top: that of the section around
 * it, else of the window.
 */
export function Pager({ page, total, pageSize, onPage }: PagerProps) {
  const pages = Math.max(Math.ceil(total / pageSize), 1);
  if (pages === 1 && page === 1) return null;
  const { pager } = admin;
  const isBeyond = page > pages;
  const go = (to: number, button: Element) => {
    onPage(to);
    const section = button.closest("section");
    if (section) section.scrollIntoView();
    else scrollTo({ top: 0 });
  };
  return (
    <nav
      aria-label={pager.label}
      className="flex flex-wrap items-center justify-center gap-3 px-4 py-4 text-note"
    >
      {isBeyond && (
        <p role="status" className="w-full pt-6 text-center">
          {fill(pages === 1 ? pager.beyondOne : pager.beyond, { page, pages })}
        </p>
      )}
      <ToolButton
        isDisabled={page <= 1}
        onClick={({ currentTarget }) => go(isBeyond ? 1 : page - 1, currentTarget)}
        className={toolButton("plain")}
      >
        {isBeyond ? pager.first : pager.previous}
      </ToolButton>
      {!isBeyond && <span className="figures text-muted">{fill(pager.status, { pages, page })}</span>}
      {(!isBeyond || pages > 1) && (
        <ToolButton
          isDisabled={page === pages}
          onClick={({ currentTarget }) => go(isBeyond ? pages : page + 1, currentTarget)}
          className={toolButton("plain")}
        >
          {isBeyond ? fill(pager.last, { pages }) : pager.next}
        </ToolButton>
      )}
    </nav>
  );
}
