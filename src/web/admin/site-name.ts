import { useRouteLoaderData } from "react-router";
import type { Content } from "#content/editing/defaults.ts";
import type { loader } from "./route.tsx";

/** Name, mail address and brand of the company. */
export function useIdentity(): Pick<Content["company"], "name" | "email" | "brand"> {
  const area = useRouteLoaderData<typeof loader>("web/admin/route");
  if (!area) throw new Error("useIdentity is for pages of the administrator's area.");
  return area.company;
}
