import { ImportPage } from "../../import/ImportPage.tsx";
import { pageTitle } from "../../page-title.ts";
import { newsImportKind } from "./news-import-kind.ts";

export const meta = () => pageTitle(newsImportKind.words.title);

export default function NewsImport() {
  return <ImportPage kind={newsImportKind} />;
}
