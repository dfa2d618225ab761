import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StructuredData } from "./StructuredData.tsx";

test("escapes texts that could close the script element, without changing the data", () => {
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
