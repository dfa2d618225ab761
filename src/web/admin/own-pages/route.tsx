import { pageListWords } from "#content/admin/own-pages/page-list.ts";
import { pageTitle } from "../page-title.ts";
import { PagesPage } from "./PagesPage.tsx";

export const meta = () => pageTitle(pageListWords.title);

export default PagesPage;
