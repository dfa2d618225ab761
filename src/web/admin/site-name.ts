import { useMemo } from "react";
import { useRouteLoaderData } from "react-router";
import type { Content } from "#content/editing/defaults.ts";
import { type TypeNames, typeNames } from "#content/lookup/terms.ts";
import type { loader } from "./route.tsx";

export function useIdentity(): Pick<Content["company"], "name" | "email" | "brand"> {
  const area = useRouteLoaderData<typeof loader>("web/admin/route");
  if (!area) throw new Error("useIdentity is for pages of the administrator's area.");
  return area.company;
}

/** Returns the partner's name, by the brand of its products; `undefined` if the site shows none. */
export function usePartner(): string | undefined {
  return useRouteLoaderData<typeof loader>("web/admin/route")?.partner;
}

/** Returns the ids of the menus that visitors see. */
export function useMenuIds(): readonly string[] {
  return useRouteLoaderData<typeof loader>("web/admin/route")?.menuIds ?? [];
}

/** Returns the names of the tower types, including the partner's. */
export function useTypeNames(): TypeNames {
  const partner = usePartner();
  return useMemo(() => typeNames("ko", partner), [partner]);
}
