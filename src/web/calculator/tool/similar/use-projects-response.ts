import { type RefObject, useEffect, useState } from "react";
import type { Names } from "#content/lookup/terms.ts";
import { defaultLocale, type Locale } from "#domain/locale.ts";
import { callApi } from "#web/api-client.ts";
import { useNear } from "../../ui/use-later.ts";

/** List of projects as received, with localized country names where they differ from the stored ones. */
export type ProjectsResponse =
  | { kind: "waiting" }
  | { kind: "loaded"; response: unknown; countries: Names }
  | { kind: "failed" };

const timeoutMs = 8_000;
/** Number of the newest projects that are searched for similar ones. */
const maxRead = 300;

/** List of projects, fetched once and only when its section comes near the viewport. */
export function useProjectsResponse(locale: Locale): {
  sectionRef: RefObject<HTMLDivElement | null>;
  projects: ProjectsResponse;
} {
  const [sectionRef, isNear] = useNear<HTMLDivElement>("400px");
  const [projects, setProjects] = useState<ProjectsResponse>({ kind: "waiting" });
  useEffect(() => {
    if (isNear) void ask(locale).then(setProjects);
  }, [isNear, locale]);
  return { sectionRef, projects };
}

async function ask(locale: Locale): Promise<ProjectsResponse> {
  try {
    const query = `lang=${locale}&limit=${maxRead}`;
    const [response, countries] = await Promise.all([
      callApi("GET", `/api/projects?${query}`, { timeoutMs }),
      countriesIn(locale),
    ]);
    return { kind: "loaded", response, countries };
  } catch {
    return { kind: "failed" };
  }
}

/** The table of all countries is as long as the tool's other texts, so it is loaded with the projects. */
async function countriesIn(locale: Locale): Promise<Names> {
  if (locale === defaultLocale) return {};
  const { worldCountries } = await import("#domain/world/countries.ts");
  return Object.fromEntries(worldCountries.map((country) => [country.ko, country[locale]]));
}
