import type { Graph } from "schema-dts";

/** Structured data of a page, as a data block; `<` is escaped so that no word can end it. */
export function StructuredData({ data }: { data: Graph }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
