import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet, useMatches } from "react-router";
import { admin } from "#content/admin/admin.ts";
import type { PageHandle } from "../../page-handle.ts";
import { accountQuery } from "../account/account-api.ts";
import { AccountNotices } from "../notices/AccountNotices.tsx";
import { FirstStepsNotice } from "../notices/FirstStepsNotice.tsx";
import { NotPublicNotice } from "../notices/NotPublicNotice.tsx";
import { SiteHealthNotice } from "../notices/SiteHealthNotice.tsx";
import { AdministratorsFrame } from "./AdministratorsFrame.tsx";
import { Enrolment } from "./Enrolment.tsx";
import { GuardNotice } from "./GuardNotice.tsx";

/**
 * Frame of a signed-in administrator: the pages with notices on the own account, or the required second factor.
 */
export function OpenPages() {
  const { data: account, isPending } = useQuery(accountQuery);
  const fillsWindow = useMatches().some((match) => (match.handle as PageHandle | undefined)?.fillsWindow);
  // Until the recovery codes are put away, which is after the second factor is on.
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
  if (fillsWindow) return <Outlet />;
  return (
    <AdministratorsFrame isOpen>
      <SiteHealthNotice />
      <FirstStepsNotice />
      <NotPublicNotice />
      {account && <AccountNotices account={account} />}
      <Outlet />
    </AdministratorsFrame>
  );
}
