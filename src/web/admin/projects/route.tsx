import { admin } from "#content/admin/admin.ts";
import { pageTitle } from "../page-title.ts";
import { ProjectsPage } from "./ProjectsPage.tsx";

export const meta = () => pageTitle(admin.projects.title);

export default ProjectsPage;
