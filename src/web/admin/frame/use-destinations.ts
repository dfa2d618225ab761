import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { isAllowed } from "#domain/admin/roles.ts";
import { accountQuery } from "../account/account-api.ts";
import { addresses, areaOf } from "../addresses.ts";
import { isStartInMenu, startQuery } from "../start/state/start-api.ts";
import { type Destination, destinations } from "./destinations.ts";

export function useDestinations(isOpen: boolean) {
  const { pathname } = useLocation();
  const { data: account } = useQuery({ ...accountQuery, enabled: isOpen });
  const mayUse = (page: Destination) =>
    account === undefined || isAllowed(account.role, areaOf(addresses[page]));
  const { data: start } = useQuery({ ...startQuery, enabled: isOpen && mayUse("start") });
  // After the first steps, only the account page links to them.
  const isStartShown = (start !== undefined && isStartInMenu(start)) || pathname === addresses.start;
  const isHere = (page: Destination) =>
    pathname === addresses[page] ||
    pathname.startsWith(`${addresses[page]}/`) ||
    (page === "projects" && pathname === addresses.home);
  return {
    mayUse,
    isHere,
    pages: destinations.filter((page) => mayUse(page) && (page !== "start" || isStartShown)),
    isSecondFactorMissing: account !== undefined && !account.totp.isEnabled,
  };
}
