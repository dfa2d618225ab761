import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, Outlet, useLocation, useMatches } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { isAllowed } from "#domain/admin/roles.ts";
import type { PageHandle } from "../../page-handle.ts";
import { accountQuery } from "../account/account-api.ts";
import { addresses, areaOf } from "../addresses.ts";
import { AdministratorsFrame } from "../frame/AdministratorsFrame.tsx";
import { ProvisionalPasswordNotice } from "../notices/ProvisionalPasswordNotice.tsx";
import { SiteHealthNotice } from "../notices/SiteHealthNotice.tsx";
import { Enrolment } from "./Enrolment.tsx";
import { GuardNotice } from "./GuardNotice.tsx";
import { RoleNotice } from "./RoleNotice.tsx";

/** Pages of a signed-in administrator with notices about the account, or the setup of the required second factor. */
export function OpenPages() {
  const { data: account, isPending } = useQuery(accountQuery);
  const { pathname } = useLocation();
  const fillsWindow = useMatches().some((match) => (match.handle as PageHandle | undefined)?.fillsWindow);
  // Stays true after the second factor is on, until the recovery codes are confirmed.
  const [isEnrolling, setEnrolling] = useState(false);
  if (isPending) return <GuardNotice words={admin.guard.checking} />;
  const isRequired = account?.isSecondFactorRequired && !account.totp.isEnabled;
  if (isRequired && !isEnrolling) setEnrolling(true);
  if (account && (isRequired || isEnrolling)) {
    return (
      <AdministratorsFrame isOpen={false}>
        <Enrolment account={account} onDone={() => setEnrolling(false)} />
      </AdministratorsFrame>
    );
  }
  const role = account?.role;
  if (role && !isAllowed(role, areaOf(pathname))) {
    // First screen of the role.
    const first = isAllowed(role, "content") ? addresses.projects : addresses.inquiries;
    if (isAfterLogin(pathname)) return <Navigate to={first} replace />;
    return (
      <AdministratorsFrame isOpen>
        <RoleNotice role={role} href={first} />
      </AdministratorsFrame>
    );
  }
  if (fillsWindow) return <Outlet />;
  return (
    <AdministratorsFrame isOpen>
      <SiteHealthNotice />
      {account?.isPasswordProvisional && <ProvisionalPasswordNotice />}
      <Outlet />
    </AdministratorsFrame>
  );
}

function isAfterLogin(pathname: string): boolean {
  return pathname === addresses.projects || pathname === addresses.home;
}
