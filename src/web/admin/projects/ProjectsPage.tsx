import { useSearchParams } from "react-router";
import { TrashPage } from "./history/TrashPage.tsx";
import { ProjectList } from "./ProjectList.tsx";

/** The list of references, or those that were deleted. */
export function ProjectsPage() {
  const [query] = useSearchParams();
  return query.get("view") === "trash" ? <TrashPage /> : <ProjectList />;
}
