import { ImportPage } from "../../import/ImportPage.tsx";
import { pageTitle } from "../../page-title.ts";
import { newsList } from "./news-list.ts";

export const meta = () => pageTitle(newsList.words.title);

export default function NewsImport() {
  return <ImportPage kind={newsList} />;
}
