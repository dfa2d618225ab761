import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { EditedProject } from "#domain/projects/project.ts";
import { projectQuery } from "./project-api.ts";

/** Opens the reference that the address names, `?edit=12`, once it is known. */
export function useAskedProject(open: (project: EditedProject) => void): void {
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
