import { ImportPage } from "../../import/ImportPage.tsx";
import { pageTitle } from "../../page-title.ts";
import { projectList } from "./project-list.ts";

export const meta = () => pageTitle(projectList.words.title);

export default function ProjectImport() {
  return <ImportPage kind={projectList} />;
}
