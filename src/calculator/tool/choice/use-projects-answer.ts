import { type RefObject, useEffect, useState } from "react";
import type { Locale } from "#domain/locale.ts";
import { callApi } from "#web/api-client.ts";
import { useNear } from "../../ui/use-later.ts";

export type ProjectsAnswer = { kind: "waiting" } | { kind: "answer"; answer: unknown } | { kind: "failed" };

const patienceMs = 8_000;
/** So many of the newest are looked through for similar ones. */
const maxRead = 300;

/** The list of projects, asked for once and only when its place comes near the view. */
export function useProjectsAnswer(locale: Locale): {
  place: RefObject<HTMLDivElement | null>;
  projects: ProjectsAnswer;
} {
  const [place, isNear] = useNear<HTMLDivElement>("400px");
  const [projects, setProjects] = useState<ProjectsAnswer>({ kind: "waiting" });
  useEffect(() => {
    if (isNear) void ask(locale).then(setProjects);
  }, [isNear, locale]);
  return { place, projects };
}

async function ask(locale: Locale): Promise<ProjectsAnswer> {
  try {
    const query = `lang=${locale}&limit=${maxRead}`;
    return { kind: "answer", answer: await callApi("GET", `/api/projects?${query}`, { patienceMs }) };
  } catch {
    return { kind: "failed" };
  }
}
