import { type RefObject, useEffect, useState } from "react";
import type { Names } from "#content/lookup/terms.ts";
import { defaultLocale, type Locale } from "#domain/locale.ts";
import { callApi } from "#web/api-client.ts";
import { useNear } from "../../ui/use-later.ts";

/** The list of projects as it was answered, with the names of their countries where they are not shown as stored. */
export type ProjectsAnswer =
  | { kind: "waiting" }
  | { kind: "answer"; answer: unknown; countries: Names }
  | { kind: "failed" };

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
    const [answer, countries] = await Promise.all([
      callApi("GET", `/api/projects?${query}`, { patienceMs }),
      countriesIn(locale),
    ]);
    return { kind: "answer", answer, countries };
  } catch {
    return { kind: "failed" };
  }
}

/** The table of the whole world is as long as the tool's other words: it comes when projects are shown. */
async function countriesIn(locale: Locale): Promise<Names> {
  if (locale === defaultLocale) return {};
  const { worldCountries } = await import("#domain/world/countries.ts");
  return Object.fromEntries(worldCountries.map((country) => [country.ko, country[locale]]));
}
