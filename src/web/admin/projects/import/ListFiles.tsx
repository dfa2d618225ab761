import { Download } from "lucide-react";
import { useState } from "react";
import { importWords } from "#content/admin/project-import.ts";
import { fill } from "#content/fill.ts";
import { dayInKorea } from "#domain/korean-day.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { useToast } from "../../../ui/tools/toast.tsx";
import { failureToast } from "../../failure-text.ts";
import { allProjects, offerWorkbook } from "./all-projects.ts";
import { exportFile, templateFile } from "./state/list-files.ts";

/** The template, and the projects that there are, as workbooks. */
export function ListFiles() {
  const words = importWords;
  const tell = useToast();
  const [isBusy, setBusy] = useState(false);
  const exportAll = async () => {
    setBusy(true);
    try {
      const projects = await allProjects();
      offerWorkbook(`${words.exportFile}-${dayInKorea(new Date())}`, exportFile(projects));
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
        onClick={() => offerWorkbook(words.templateFile, templateFile())}
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
