import type { method } from "#content/calculator/method.ts";
import { figure } from "#content/figures/number-format.ts";
import { signed } from "#content/figures.ts";
import type { Locale } from "#domain/locale.ts";
import { caseText } from "./case-text.ts";
import type { Comparison } from "./comparisons.ts";
import { DataTable } from "./DataTable.tsx";

type MethodWords = (typeof method)[Locale];

interface ComparisonTableProps {
  words: MethodWords["demands"];
  caption: string;
  /** Names of sources, kinds and flow types. */
  names: Pick<MethodWords, "evidenceKinds" | "flowTypes"> & { references: Record<string, string> };
  rows: readonly Comparison[];
  decimals: number;
}

/** Published figures with their kind of evidence, our result for the same case, and the error. */
export function ComparisonTable({ words, caption, names, rows, decimals }: ComparisonTableProps) {
  const hasRatios = rows.some(({ lg }) => lg !== undefined);
  return (
    <DataTable
      caption={caption}
      words={4}
      head={[
        words.source,
        words.kind,
        words.flowType,
        words.case,
        ...(hasRatios ? ["L/G"] : []),
        words.published,
        words.ours,
        words.error,
      ]}
      rows={rows.map(({ source, kind, flowType, temperatures, lg, published, ours, errorPercent }) => [
        names.references[source] ?? source,
        names.evidenceKinds[kind],
        names.flowTypes[flowType],
        caseText(temperatures),
        ...(hasRatios ? [lg === undefined ? "" : figure(lg, 2)] : []),
        figure(published, decimals),
        figure(ours, decimals),
        signed(errorPercent, (error) => figure(error, 2)),
      ])}
    />
  );
}
