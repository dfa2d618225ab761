import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { EditedProject } from "#domain/projects/project.ts";
import { projectQuery } from "./project-api.ts";

/** Opens the project of the URL, `?edit=12`, after it has loaded. */
export function useProjectFromUrl(open: (project: EditedProject) => void): void {
  const [query] = useSearchParams();
  const id = Number(query.get("edit"));
  const { data } = useQuery({ ...projectQuery(id), enabled: Number.isInteger(id) && id > 0 });
  const opened = useRef<number>(undefined);
  useEffect(() => {
    if (data === undefined || data.id !== id || opened.current === id) return;
    opened.current = id;
    open(data);
  });
}
