import { useSearchParams } from "react-router";
import { TrashPage } from "./history/TrashPage.tsx";
import { ProjectList } from "./ProjectList.tsx";

export function ProjectsPage() {
  const [query] = useSearchParams();
  return query.get("view") === "trash" ? <TrashPage /> : <ProjectList />;
}
