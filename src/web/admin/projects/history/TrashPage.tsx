import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { projectWorkWords } from "#content/admin/project-work.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { fill } from "#content/fill.ts";
import { pageNumberFrom } from "#domain/admin/paging.ts";
import type { DeletedProject } from "#domain/projects/history/history-calls.ts";
import { ListPlaceholder } from "../../../ui/lists/ListPlaceholder.tsx";
import { ConfirmDialog } from "../../../ui/tools/ConfirmDialog.tsx";
import { LoadState } from "../../../ui/tools/LoadState.tsx";
import { Pager } from "../../../ui/tools/Pager.tsx";
import { TrashRow } from "../../records/trash/TrashRow.tsx";
import { useSingleFlight } from "../../records/use-single-flight.ts";
import { ListHead } from "../ListHead.tsx";
import { trashQuery } from "./history-api.ts";
import { useProjectChanges } from "./use-project-changes.ts";

export function TrashPage() {
  const words = projectWorkWords.trash;
  const [query, setQuery] = useSearchParams();
  const page = pageNumberFrom(query.get("page"));
  const { data, isError, refetch } = useQuery({ ...trashQuery(page), placeholderData: keepPreviousData });
  const [erased, setErased] = useState<DeletedProject>();
  const heading = useRef<HTMLHeadingElement>(null);
  const changes = useProjectChanges();
  /** The row disappears with the focused button. */
  const focusHeading = () => requestAnimationFrame(() => heading.current?.focus());
  const onceEach = useSingleFlight();
  const restore = ({ id, title }: DeletedProject) =>
    onceEach(id, async () => {
      if (await changes.restore(id, title)) focusHeading();
    });
  const erase = async ({ id, title }: DeletedProject) => {
    setErased(undefined);
    if (await changes.erase(id, title)) focusHeading();
  };
  return (
    <>
      <ListHead
        view="trash"
        heading={heading}
        count={data && fill(words.total, { count: wholeNumber(data.total) })}
      />
      <section
        aria-label={projectWorkWords.tabs.trash}
        className="overflow-hidden rounded-card border border-line bg-white"
      >
        {data === undefined ? (
          <LoadState words={words} hasFailed={isError} retry={() => void refetch()} />
        ) : data.total === 0 ? (
          <ListPlaceholder>{words.empty}</ListPlaceholder>
        ) : (
          <ul className="divide-y divide-line">
            {data.projects.map((project) => (
              <TrashRow
                key={project.id}
                record={{ ...project, facts: [project.clientCompany, locationOf(project)] }}
                onRestore={() => void restore(project)}
                onErase={() => setErased(project)}
              />
            ))}
          </ul>
        )}
      </section>
      <p className="mt-3 text-muted text-small">{words.hint}</p>
      {data && <Pager {...data} onPage={(to) => setQuery({ view: "trash", page: String(to) })} />}
      {erased && (
        <ConfirmDialog
          words={words.question}
          question={fill(words.question.text, { title: erased.title })}
          onConfirm={() => void erase(erased)}
          onCancel={() => setErased(undefined)}
        />
      )}
    </>
  );
}

function locationOf({ country, city }: DeletedProject): string {
  return [country, city].filter(Boolean).join(" ");
}
