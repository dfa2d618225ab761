import type { MouseEvent } from "react";
import { pageFormWords } from "#content/admin/own-pages/page-form.ts";
import { fill } from "#content/fill.ts";
import { languageName } from "#content/languages.ts";
import { blockWords } from "#content/records/own-pages.ts";
import type { OwnPageContent } from "#domain/own-pages/own-page.ts";
import type { PageProblem } from "#domain/own-pages/page-problems.ts";
import { CircleCheck, TriangleAlert } from "../../../ui/icons/visitor-icons.ts";
import { rowsIn } from "../state/block-edits.ts";
import { namedFields, namedRowFields, rowWord } from "../state/block-names.ts";
import { fieldId } from "../state/field-id.ts";
import type { PageForm } from "./use-page-form.ts";

const words = pageFormWords;

/** Problems that prevent publication, with links to their fields; shown after the first attempt. */
export function ProblemList({ form }: { form: PageForm }) {
  const { base, draft, problems, hasTried, problemList } = form;
  const isPublished = base?.state === "public" && !form.isDirty();
  if (!hasTried || (problems.length === 0 && isPublished)) return null;
  if (problems.length === 0)
    return (
      <p role="status" className="flex items-center gap-2 text-compact text-success">
        <CircleCheck className="size-5 shrink-0" />
        {words.problemList.done}
      </p>
    );
  return (
    <section
      ref={problemList}
      tabIndex={-1}
      aria-labelledby="problems"
      className="scroll-mt-4 rounded-card border border-notice-line bg-notice-soft p-4 text-compact outline-none"
    >
      <h2 id="problems" className="flex items-center gap-2 text-base text-notice">
        <TriangleAlert className="size-5 shrink-0" />
        {fill(words.problemList.title, { count: problems.length })}
      </h2>
      <p className="mt-1 text-small">{words.problemList.hint}</p>
      <ul className="mt-2 grid gap-0.5">
        {problems.map((problem) => (
          <li key={`${problem.problem} ${fieldId(problem)}`}>
            <a
              href={`#${fieldId(problem)}`}
              onClick={(event) => focusField(event, fieldId(problem))}
              className="inline-flex min-h-7 items-center py-0.5 text-action underline underline-offset-4"
            >
              {problemText(draft, problem)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A native link would count as a navigation, which asks about unsaved entries. */
function focusField(event: MouseEvent, id: string): void {
  event.preventDefault();
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}

/** @example problemText(draft, problem) // "블록 2 표 · 행 1 · 값 (English): 입력해주세요" */
export function problemText({ blocks }: Pick<OwnPageContent, "blocks">, found: PageProblem): string {
  const index = blocks.findIndex(({ id }) => id === found.block);
  const block = blocks[index];
  const fields = block && (found.row === undefined ? namedFields(block.kind) : namedRowFields(block.kind));
  const ofPage: Readonly<Record<string, string>> = words.labels;
  const ofRows = block && found.field === "rows" ? rowWord(block.kind) : undefined;
  const label =
    ofRows ?? fields?.find(({ field }) => field === found.field)?.label ?? ofPage[found.field] ?? found.field;
  const place = [
    block && fill(words.problemList.block, { number: index + 1, kind: blockWords[block.kind].name }),
    block && rowLabel(block, found.row),
    found.locale === undefined
      ? label
      : fill(words.inLanguage, { label, language: languageName(found.locale) }),
  ];
  return `${place.filter(Boolean).join(" · ")}: ${words.problems[found.problem]}`;
}

function rowLabel(block: OwnPageContent["blocks"][number], row: string | undefined): string {
  if (row === undefined) return "";
  const number = rowsIn(block).findIndex(({ id }) => id === row) + 1;
  return fill(words.problemList.row, { row: rowWord(block.kind), number });
}
