import { useRouteLoaderData } from "react-router";
import type { Content } from "#content/editing/defaults.ts";
import type { loader } from "./route.tsx";

/** What the company is called, its address for mail, and how it shows itself. */
export function useIdentity(): Pick<Content["company"], "name" | "email" | "brand"> {
  const area = useRouteLoaderData<typeof loader>("web/admin/route");
  if (!area) throw new Error("useIdentity is for pages of the administrator's area.");
  return area.company;
}
