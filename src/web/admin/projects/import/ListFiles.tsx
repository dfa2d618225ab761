import { Download } from "lucide-react";
import { useState } from "react";
import { importWords } from "#content/admin/project-import.ts";
import { fill } from "#content/fill.ts";
import { dayInKorea } from "#domain/korean-day.ts";
import { type ExportedProject, importCalls } from "#domain/projects/import/import-calls.ts";
import { offerFile } from "../../../offer-file.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { useToast } from "../../../ui/tools/toast.tsx";
import { ask } from "../../call-api.ts";
import { failureToast } from "../../failure-text.ts";
import { exportFile, templateFile } from "./state/list-files.ts";

const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The template, and the projects that there are, as workbooks. */
export function ListFiles() {
  const words = importWords;
  const tell = useToast();
  const [isBusy, setBusy] = useState(false);
  const exportAll = async () => {
    setBusy(true);
    try {
      const projects = await allProjects();
      const name = `${words.exportFile}-${dayInKorea(new Date())}.xlsx`;
      offerFile(name, new Blob([exportFile(projects)], { type }));
      tell({ title: fill(words.exported, { count: projects.length.toLocaleString("en") }) });
    } catch (failure) {
      tell(failureToast(words.notExported, failure));
    }
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        onClick={() => offerFile(`${words.templateFile}.xlsx`, new Blob([templateFile()], { type }))}
        className={toolButton("plain")}
      >
        <Download aria-hidden="true" className="size-4" />
        {words.template}
      </button>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => void exportAll()}
        className={toolButton("plain")}
      >
        <Download aria-hidden="true" className="size-4" />
        {isBusy ? words.exporting : words.export}
      </button>
    </div>
  );
}

async function allProjects(): Promise<ExportedProject[]> {
  const all: ExportedProject[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const part: { projects: ExportedProject[]; next: number | null } = await ask(importCalls.read, {
      query: `after=${after}`,
    });
    all.push(...part.projects);
    after = part.next;
  }
  return all;
}
