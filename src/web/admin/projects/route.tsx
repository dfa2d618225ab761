import { useSearchParams } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { pageTitle } from "../page-title.ts";
import { TrashPage } from "./history/TrashPage.tsx";
import { ProjectList } from "./ProjectList.tsx";

export const meta = () => pageTitle(admin.projects.title);

export default function ProjectsPage() {
  const [query] = useSearchParams();
  return query.get("view") === "trash" ? <TrashPage /> : <ProjectList />;
}
