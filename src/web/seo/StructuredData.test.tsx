import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StructuredData } from "./StructuredData.tsx";

test("keeps words from ending the data block, and gives them back unchanged", () => {
  const name = "</script><script>alert(1)</script>";
  const html = renderToStaticMarkup(
    <StructuredData
      data={{ "@context": "https://schema.org", "@graph": [{ "@type": "Organization", name }] }}
    />,
  );
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  const json = html.replace(/^<script[^>]*>/, "").replace(/<\/script>$/, "");
  expect(JSON.parse(json)["@graph"][0].name).toBe(name);
});
