import type { method } from "#content/method.ts";
import type { Locale } from "#domain/locale.ts";
import type { Comparison } from "./comparisons.ts";
import { DataTable } from "./DataTable.tsx";
import { caseText, signedFigure } from "./table-figures.ts";

type MethodWords = (typeof method)[Locale];

interface ComparisonTableProps {
  words: MethodWords["demands"];
  /** How the sources are called. */
  names: Record<string, string>;
  rows: readonly Comparison[];
  decimals: number;
}

/** Published figures, ours for the same case, and the error. */
export function ComparisonTable({ words, names, rows, decimals }: ComparisonTableProps) {
  const hasRatios = rows.some(({ lg }) => lg !== undefined);
  return (
    <DataTable
      caption={words.caption}
      words={2}
      head={[
        words.source,
        words.case,
        ...(hasRatios ? ["L/G"] : []),
        words.published,
        words.ours,
        words.error,
      ]}
      rows={rows.map(({ source, temperatures, lg, published, ours, errorPercent }) => [
        names[source] ?? source,
        caseText(temperatures),
        ...(hasRatios ? [lg?.toFixed(2) ?? ""] : []),
        published.toFixed(decimals),
        ours.toFixed(decimals),
        signedFigure(errorPercent, 2),
      ])}
    />
  );
}
