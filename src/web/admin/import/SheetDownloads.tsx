import { useState } from "react";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { fill } from "#content/fill.ts";
import { dayInKorea } from "#domain/korean-day.ts";
import { ToolButton } from "../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { Download } from "../../ui/icons/visitor-icons.ts";
import { useToast } from "../../ui/tools/toast.tsx";
import { failureToast } from "../failure-text.ts";
import type { SheetImportKind } from "./sheet-import-kind.ts";
import { offerWorkbook } from "./workbook.ts";

export function SheetDownloads({ kind: { words, files } }: { kind: SheetImportKind }) {
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);
  const exportAll = async () => {
    setBusy(true);
    try {
      const { file, count } = await files.export();
      offerWorkbook(`${words.exportFile}-${dayInKorea(new Date())}`, file);
      showToast({ title: fill(words.exported, { count: wholeNumber(count) }) });
    } catch (failure) {
      showToast(failureToast(words.notExported, failure));
    }
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        onClick={() => offerWorkbook(words.templateFile, files.template())}
        className={toolButton("plain")}
      >
        <Download className="size-4" />
        {words.template}
      </button>
      <ToolButton isDisabled={isBusy} onClick={() => void exportAll()} className={toolButton("plain")}>
        <Download className="size-4" />
        {isBusy ? words.exporting : words.export}
      </ToolButton>
    </div>
  );
}
