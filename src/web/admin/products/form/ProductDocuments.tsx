import { productWords } from "#content/admin/products.ts";
import { isSampleFile } from "#content/brand/sample-files.ts";
import { fill } from "#content/fill.ts";
import type { DocumentColumns } from "#domain/products/model-columns.ts";
import { modelsOfFile, type TechnicalFileColumns } from "#domain/products/technical-files.ts";
import type { Grid } from "../../records/grid/use-grid.ts";
import { FileRows, type useRowUpload } from "./FileRows.tsx";
import type { ProductGrids } from "./product-grids.ts";

interface GridProps<T> {
  grid: T;
  showsProblems: boolean;
  rowUpload: ReturnType<typeof useRowUpload>;
}

const words = productWords.form;

export function ProductDocuments({ grid, ...props }: GridProps<Grid<DocumentColumns>>) {
  const hasSampleFiles = grid.rows.some(({ cells }) => isSampleFile(cells.url));
  return (
    <FileRows
      grid={grid}
      kind="document"
      title={words.documents}
      upload={words.uploadDocument}
      files={words.uploadInto}
      {...props}
    >
      {hasSampleFiles && <p className="mt-2 text-compact text-muted">{words.sampleFiles}</p>}
    </FileRows>
  );
}

/** Certificates, test reports, manuals and drawings of a product; warns about unknown model names. */
export function ProductTechnicalFiles({
  grid,
  models,
  ...props
}: GridProps<Grid<TechnicalFileColumns>> & Pick<ProductGrids, "models">) {
  const known = new Set(models.rows.map(({ cells }) => cells.name.trim().toLowerCase()));
  const unknown = grid.rows.flatMap(({ cells }, index) =>
    modelsOfFile(cells)
      .filter((name) => !known.has(name.toLowerCase()))
      .map((model) => fill(words.unknownModel, { row: index + 1, model })),
  );
  return (
    <FileRows
      grid={grid}
      kind="technical"
      title={words.technicalFiles}
      upload={words.uploadTechnical}
      files={words.replaceTechnical}
      {...props}
    >
      <div role="status" className="mt-2 text-compact text-notice empty:hidden">
        {unknown.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </FileRows>
  );
}
