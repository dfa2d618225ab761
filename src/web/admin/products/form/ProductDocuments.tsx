import { FileUp } from "lucide-react";
import { useState } from "react";
import { productWords } from "#content/admin/products.ts";
import { isSampleFile } from "#content/brand/sample-files.ts";
import type { DocumentColumns } from "#domain/products/model-columns.ts";
import { useTell } from "../../../ui/tools/toast.tsx";
import { FileButton } from "../../files/FileButton.tsx";
import { sendFile } from "../../files/send-file.ts";
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
  const hasSampleFiles = grid.rows.some(({ cells }) => isSampleFile(cells.url));
  const [isUploading, setUploading] = useState(false);

  async function choose(file: File): Promise<void> {
    setUploading(true);
    try {
      const { url } = await sendFile("document", file);
      grid.add({ title: file.name.normalize("NFC").replace(/\.pdf$/i, ""), url });
    } catch (failure) {
      tell({ title: productWords.failure, description: (failure as Error).message, destructive: true });
    } finally {
      setUploading(false);
    }
  }

  return (
    <div>
      <SheetGrid grid={grid} title={words.documents} tellsProblems={tellsProblems} />
      {hasSampleFiles && <p className="mt-2 text-compact text-muted">{words.sampleFiles}</p>}
      <FileButton
        accept="application/pdf,.pdf"
        onFiles={([file]) => void choose(file)}
        isDisabled={isUploading}
        className="mt-3"
      >
        <FileUp aria-hidden="true" className="size-4" />
        {isUploading ? words.uploading : words.uploadDocument}
      </FileButton>
    </div>
  );
}
