import { readFileSync } from "node:fs";

/** The home page's own markup as a static page of Next.js: rendered at build time and served from its cache. */
export const dynamic = "force-static";

export default function Page() {
  return <div dangerouslySetInnerHTML={{ __html: readFileSync("home.html", "utf8") }} />;
}
