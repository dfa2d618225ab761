import { FileUp } from "lucide-react";
import { useState } from "react";
import { productWords } from "#content/admin/products.ts";
import { fileCalls } from "#domain/files/file-calls.ts";
import type { DocumentColumns } from "#domain/products/model-columns.ts";
import { ApiError } from "../../../api-client.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { useTell } from "../../../ui/tools/toast.tsx";
import { failureToast } from "../../failure-text.ts";
import { SheetGrid } from "../../records/grid/SheetGrid.tsx";
import type { Grid } from "../../records/grid/use-grid.ts";

interface ProductDocumentsProps {
  grid: Grid<DocumentColumns>;
  tellsProblems: boolean;
}

/** What a product comes with to read: a PDF that is uploaded becomes a row. */
export function ProductDocuments({ grid, tellsProblems }: ProductDocumentsProps) {
  const words = productWords.form;
  const tell = useTell();
  const [isUploading, setUploading] = useState(false);

  async function choose(file: File): Promise<void> {
    setUploading(true);
    try {
      grid.add({ title: file.name.normalize("NFC").replace(/\.pdf$/i, ""), url: await uploaded(file) });
    } catch (failure) {
      tell(failureToast(productWords.failure, failure));
    } finally {
      setUploading(false);
    }
  }

  return (
    <div>
      <SheetGrid grid={grid} title={words.documents} tellsProblems={tellsProblems} />
      <label
        className={toolButton(
          "plain",
          "mt-3 cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:outline-offset-2",
        )}
      >
        <FileUp aria-hidden="true" className="size-4" />
        {isUploading ? words.uploading : words.uploadDocument}
        <input
          type="file"
          accept="application/pdf,.pdf"
          disabled={isUploading}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = "";
            if (file) void choose(file);
          }}
          className="sr-only"
        />
      </label>
    </div>
  );
}

/** @returns the address at which the file is served from now on. @throws ApiError when it is refused */
async function uploaded(file: File): Promise<string> {
  const { method, path, answer } = fileCalls.upload;
  const body = new FormData();
  body.append("file", file);
  const response = await fetch(`/api${path.replace(":kind", "document")}`, {
    method,
    body,
    headers: { "Accept-Language": "ko" },
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text);
  return answer.parse(JSON.parse(text)).url;
}
