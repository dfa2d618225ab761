import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { parseId } from "#domain/admin/paging.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import { isMissing } from "../../failure-text.ts";
import { projectQuery } from "./project-api.ts";

/**
 * Opens the project that the address names, `?edit=12`, after it has loaded.
 * @returns the value of `edit` if there is no such project
 */
export function useProjectFromUrl(open: (project: EditableProject) => void): string | undefined {
  const [query] = useSearchParams();
  const editParameter = query.get("edit");
  const id = parseId(editParameter);
  const { data, error } = useQuery({ ...projectQuery(id ?? 0), enabled: id !== undefined });
  const opened = useRef<number>(undefined);
  useEffect(() => {
    if (data === undefined || data.id !== id || opened.current === id) return;
    opened.current = id;
    open(data);
  });
  return editParameter !== null && (id === undefined || isMissing(error)) ? editParameter : undefined;
}
