import { useRouteLoaderData } from "react-router";
import type { Localized } from "#domain/locale.ts";
import type { loader } from "./route.tsx";

/** What the company is called. */
export function useSiteName(): Localized<string> {
  const area = useRouteLoaderData<typeof loader>("web/admin/route");
  if (!area) throw new Error("useSiteName is for pages of the administrator's area.");
  return area.siteName;
}
