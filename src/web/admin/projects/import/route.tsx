import { importWords } from "#content/admin/project-import.ts";
import { pageTitle } from "../../page-title.ts";
import { ImportPage } from "./ImportPage.tsx";

export const meta = () => pageTitle(importWords.title);

export default ImportPage;
