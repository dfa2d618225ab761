import { useSearchParams } from "react-router";
import { ProjectList } from "./ProjectList.tsx";
import { TrashPage } from "./past/TrashPage.tsx";

/** The list of references, or those that were deleted. */
export function ProjectsPage() {
  const [query] = useSearchParams();
  return query.get("view") === "trash" ? <TrashPage /> : <ProjectList />;
}
