import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { importWords } from "#content/admin/import/project-import.ts";
import { fill } from "#content/fill.ts";
import { englishGaps } from "#content/lookup/english-gaps.ts";
import { dayInKorea } from "#domain/korean-day.ts";
import type { ImportOutcome } from "#domain/projects/import/import-calls.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { Download } from "../../../ui/icons/visitor-icons.ts";
import { addresses } from "../../addresses.ts";
import { offerWorkbook } from "../../import/workbook.ts";
import { useTypeNames } from "../../site-name.ts";
import { projectsKey } from "../state/project-api.ts";
import { allProjects } from "./all-projects.ts";
import { englishFile } from "./state/project-workbooks.ts";

const words = importWords.english;

export function MissingEnglish({ outcomes }: { outcomes: readonly ImportOutcome[] }) {
  const types = useTypeNames();
  const ids = new Set(outcomes.map(({ id }) => id));
  const { data } = useQuery({ queryKey: [...projectsKey, "english-left"], queryFn: allProjects });
  const brought = (data ?? []).filter(({ id }) => ids.has(id));
  const lacking = brought.filter((project) => englishGaps(project).length > 0);
  if (lacking.length === 0) return null;
  return (
    <section aria-labelledby="english-left" className="mt-5 rounded-button bg-notice-soft p-4">
      <h2 id="english-left" className="text-base">
        {fill(words.untranslated, { count: lacking.length, all: brought.length })}
      </h2>
      <p className="mt-1 text-compact leading-relaxed">{words.ways}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          onClick={() =>
            offerWorkbook(`${words.file}-${dayInKorea(new Date())}`, englishFile(lacking, types))
          }
          className={toolButton("plain")}
        >
          <Download className="size-4" />
          {fill(words.take, { count: lacking.length })}
        </button>
        <Link to={`${addresses.projects}?english=missing`} className={toolButton("plain")}>
          {words.list}
        </Link>
      </div>
    </section>
  );
}
