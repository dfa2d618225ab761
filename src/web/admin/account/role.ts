import { useQuery } from "@tanstack/react-query";
import { type Area, isAllowed } from "#domain/admin/roles.ts";
import { accountQuery } from "./account-api.ts";

/** Returns true when the role of the signed-in account includes an area; false until the account is loaded. */
export function useMayUse(area: Area): boolean {
  const { data } = useQuery(accountQuery);
  return data !== undefined && isAllowed(data.role, area);
}
