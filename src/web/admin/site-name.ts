import { useRouteLoaderData } from "react-router";
import type { Content } from "#content/editing/defaults.ts";
import type { Localized } from "#domain/locale.ts";
import type { loader } from "./route.tsx";

/** What the company is called. */
export function useSiteName(): Localized<string> {
  return useIdentity().name;
}

/** What the company is called, and how it shows itself. */
export function useIdentity(): Pick<Content["company"], "name" | "brand"> {
  const area = useRouteLoaderData<typeof loader>("web/admin/route");
  if (!area) throw new Error("useIdentity is for pages of the administrator's area.");
  return area.company;
}
