import type { Graph } from "schema-dts";

/** Structured data of a page as JSON-LD; `<` is escaped so that no text can close the script element. */
export function StructuredData({ data }: { data: Graph }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
