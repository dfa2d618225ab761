import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { newsImportWords } from "#content/admin/import/news-import.ts";
import { pageListWords } from "#content/admin/own-pages/page-list.ts";
import { fill } from "#content/fill.ts";
import { pageKindWords } from "#content/records/own-pages.ts";
import { type ListedPage, type PageKind, pageKinds } from "#domain/own-pages/own-page.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { FileSpreadsheet, Plus } from "../../ui/icons/admin-icons.ts";
import { LinkTabs } from "../../ui/lists/LinkTabs.tsx";
import { ListPlaceholder } from "../../ui/lists/ListPlaceholder.tsx";
import { Alert } from "../../ui/tools/Alert.tsx";
import { LoadState } from "../../ui/tools/LoadState.tsx";
import { addresses } from "../addresses.ts";
import { ScheduleNotice } from "../editing/schedule/ScheduleNotice.tsx";
import { RecordsHeading } from "../records/RecordsHeading.tsx";
import { restoreFocus } from "../records/restore-focus.ts";
import { RecordTrash } from "../records/trash/RecordTrash.tsx";
import { actionColumn, type RecordColumn, RecordTable } from "../tables/RecordTable.tsx";
import { UnsavedRecords } from "../unsaved/UnsavedRecords.tsx";
import { BuiltInPages } from "./BuiltInPages.tsx";
import { PageRow } from "./PageRow.tsx";
import { pagesQuery, pageTrashQuery } from "./page-api.ts";
import { titleOf } from "./page-title.ts";
import { unsavedPagePrefix, unsavedPageSchema } from "./state/unsaved-page.ts";
import { type PageChanges, usePageChanges } from "./use-page-changes.ts";

export function PagesPage() {
  const words = pageListWords;
  const [query] = useSearchParams();
  const kind = pageKinds.find((each) => each === query.get("kind")) ?? "page";
  const { data, isError, refetch } = useQuery(pagesQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const changes = usePageChanges();
  const focusHeading = () => restoreFocus(heading.current);
  const pages = data?.filter((page) => page.kind === kind);
  return (
    <>
      <div className="mb-3.5 flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <div className="max-sm:w-full">
          <RecordsHeading
            ref={heading}
            title={words.title}
            count={kind === "builtIn" ? undefined : pages && fill(words.total, { count: pages.length })}
          />
        </div>
        <KindTabs kind={kind} pages={data} />
        <div className="ml-auto flex flex-wrap gap-2">
          {kind === "news" && (
            <Link to={addresses.newsImport} className={toolButton("plain", "max-sm:px-2.5")}>
              <FileSpreadsheet className="size-4" />
              <span className="max-sm:sr-only">{newsImportWords.link}</span>
            </Link>
          )}
          {(["page", "news"] as const).map((each) => (
            <Link
              key={each}
              to={`${addresses.pages}/new-${each}`}
              className={
                each === kind ? toolButton("primary", "max-sm:px-2.5") : toolButton("plain", "max-sm:hidden")
              }
            >
              <Plus className="size-4" />
              <span className="max-sm:sr-only">{words.add[each]}</span>
            </Link>
          ))}
        </div>
      </div>
      <ScheduleNotice />
      <UnsavedPages />
      <section
        aria-label={pageKindWords[kind]}
        className="overflow-hidden rounded-card border border-line bg-white"
      >
        {isError && data && <Alert text={words.failed} />}
        {pages === undefined ? (
          <LoadState words={words} hasFailed={isError} retry={() => void refetch()} />
        ) : kind === "builtIn" ? (
          <BuiltInPages pages={pages} />
        ) : pages.length === 0 ? (
          <ListPlaceholder>{words.empty[kind]}</ListPlaceholder>
        ) : (
          <PageTable kind={kind} pages={pages} changes={changes} onRemoved={focusHeading} />
        )}
      </section>
      <p className="mt-3 text-muted text-small">{words.hint}</p>
      <PageTrash changes={changes} onRemoved={focusHeading} />
    </>
  );
}

function KindTabs({ kind, pages }: { kind: PageKind; pages: readonly ListedPage[] | undefined }) {
  const textOf = (each: PageKind) => (
    <>
      {pageKindWords[each]}
      {pages && each !== "builtIn" && (
        <span className="figures text-muted text-small">
          {pages.filter((page) => page.kind === each).length}
        </span>
      )}
    </>
  );
  return (
    <LinkTabs
      label={pageListWords.tabs.label}
      tabs={pageKinds.map((id) => ({ id, to: id === "page" ? "?" : `?kind=${id}`, text: textOf(id) }))}
      current={kind}
    />
  );
}

interface PageTableProps {
  kind: Exclude<PageKind, "builtIn">;
  pages: readonly ListedPage[];
  changes: PageChanges;
  onRemoved: () => void;
}

function PageTable({ kind, pages, changes, onRemoved }: PageTableProps) {
  return (
    <RecordTable columns={columnsOf(kind)}>
      {pages.map((page) => (
        <PageRow key={page.id} page={page} onRemove={() => void changes.remove(page).then(onRemoved)} />
      ))}
    </RecordTable>
  );
}

function columnsOf(kind: PageTableProps["kind"]): RecordColumn[] {
  const { title, news, menu, state, actions } = pageListWords.columns;
  const position = kind === "news" ? news : menu;
  return [
    { name: "title", heading: title, className: "px-4 py-2.5" },
    { name: "position", heading: position, className: "w-44 px-3 py-2.5 max-md:hidden" },
    { name: "state", heading: state, className: "w-56 px-3 py-2.5 max-md:hidden" },
    actionColumn(actions, "w-36"),
  ];
}

function UnsavedPages() {
  return (
    <UnsavedRecords
      prefix={unsavedPagePrefix}
      schema={unsavedPageSchema}
      titleOf={({ draft }) => titleOf(draft)}
      opener={({ name, title }) => (
        <Link
          to={`${addresses.pages}/${name.slice(unsavedPagePrefix.length)}`}
          aria-label={fill(admin.unsavedRecords.openOf, { title })}
          className={toolButton("plain")}
        >
          {admin.unsavedRecords.open}
        </Link>
      )}
    />
  );
}

function PageTrash({ changes, onRemoved }: Pick<PageTableProps, "changes" | "onRemoved">) {
  const { data = [] } = useQuery(pageTrashQuery);
  return (
    <RecordTrash
      records={data}
      words={pageListWords.trash}
      rowOf={(page) => ({ ...page, title: titleOf(page), facts: [pageKindWords[page.kind]] })}
      onRestore={(page) => void changes.restore(page).then(onRemoved)}
      onErase={(page) => void changes.erase(page).then(onRemoved)}
    />
  );
}
