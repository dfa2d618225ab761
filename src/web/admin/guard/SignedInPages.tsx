import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, Navigate, Outlet, useLocation, useMatches } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { administratorWords } from "#content/admin/administrators.ts";
import { fill } from "#content/fill.ts";
import type { Account } from "#domain/admin/account-calls.ts";
import type { Role } from "#domain/admin/roles.ts";
import { isAllowed } from "#domain/admin/roles.ts";
import { pageHandleOf } from "../../page-handle.ts";
import { LoadState } from "../../ui/tools/LoadState.tsx";
import { accountQuery } from "../account/account-api.ts";
import { SecondFactor } from "../account/second-factor/SecondFactor.tsx";
import { addresses, areaOf } from "../addresses.ts";
import { AdministratorsFrame } from "../frame/AdministratorsFrame.tsx";
import { ProvisionalPasswordNotice } from "../notices/ProvisionalPasswordNotice.tsx";
import { SiteHealthNotice } from "../notices/SiteHealthNotice.tsx";
import { usePasteNotice } from "../notices/use-paste-notice.ts";
import { GuardNotice } from "./GuardNotice.tsx";

/** Pages of a signed-in administrator with notices about the account, or the setup of the required second factor. */
export function SignedInPages() {
  usePasteNotice();
  const { data: account, isPending, refetch } = useQuery(accountQuery);
  const { pathname } = useLocation();
  const fillsWindow = useMatches().some((match) => pageHandleOf(match).fillsWindow);
  // Stays true after the second factor is on, until the recovery codes are confirmed.
  const [isEnrolling, setEnrolling] = useState(false);
  if (isPending) return <GuardNotice words={admin.guard.checking} />;
  if (!account) {
    // No page may open: each of its observers of the account would load it again.
    return (
      <AdministratorsFrame isOpen={false}>
        <LoadState words={admin.account} hasFailed retry={() => void refetch()} />
      </AdministratorsFrame>
    );
  }
  const isRequired = account.isSecondFactorRequired && !account.totp.isEnabled;
  if (isRequired && !isEnrolling) setEnrolling(true);
  if (isRequired || isEnrolling) {
    return (
      <AdministratorsFrame isOpen={false}>
        <Enrolment account={account} onDone={() => setEnrolling(false)} />
      </AdministratorsFrame>
    );
  }
  const { role } = account;
  if (!isAllowed(role, areaOf(pathname))) {
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
      {account.isPasswordProvisional && <ProvisionalPasswordNotice />}
      <Outlet />
    </AdministratorsFrame>
  );
}

function isAfterLogin(pathname: string): boolean {
  return pathname === addresses.projects || pathname === addresses.home;
}

interface EnrolmentProps {
  account: Account;
  /** Called when the recovery codes are stored and the other pages may open. */
  onDone: () => void;
}

/** The only screen for an account without the required second factor. */
function Enrolment({ account, onDone }: EnrolmentProps) {
  const { title, description } = administratorWords.enrolment;
  return (
    <section className="mx-auto max-w-xl rounded-card border border-line bg-white p-5 sm:p-6">
      <h1 className="mb-2 text-2xl">{title}</h1>
      <p className="mb-5 text-compact text-muted">{description}</p>
      <SecondFactor totp={account.totp} onCodesStored={onDone} />
    </section>
  );
}

/** Notice in place of a screen that the account's role does not include. */
function RoleNotice({ role, href }: { role: Role; href: string }) {
  const { title, description, link } = admin.guard.otherRole;
  return (
    <section className="mx-auto max-w-xl rounded-card border border-line bg-white p-5 sm:p-6">
      <h1 className="mb-2 text-2xl">{title}</h1>
      <p className="mb-4 text-muted">{fill(description, { role: administratorWords.roles.names[role] })}</p>
      <Link to={href} className="text-action underline underline-offset-4">
        {link}
      </Link>
    </section>
  );
}
