import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { firstSteps } from "#content/admin/first-steps.ts";
import { LoadState } from "../../ui/tools/LoadState.tsx";
import { addresses } from "../addresses.ts";
import { pageTitle } from "../page-title.ts";
import { AuditLog } from "./AuditLog.tsx";
import { accountQuery } from "./account-api.ts";
import { PasswordForm } from "./PasswordForm.tsx";
import { useMayUse } from "./role.ts";
import { SecurityLog } from "./SecurityLog.tsx";
import { Sessions } from "./Sessions.tsx";
import { SecondFactor } from "./second-factor/SecondFactor.tsx";

export const meta = () => pageTitle(admin.account.title);

export default function AccountPage() {
  const words = admin.account;
  const { data, isError, refetch } = useQuery(accountQuery);
  const mayManageSite = useMayUse("siteManagement");
  if (data === undefined) return <LoadState words={words} hasFailed={isError} retry={() => void refetch()} />;
  return (
    <>
      <h1 className="mb-4 flex items-baseline gap-3 text-2xl">
        {words.title}
        <span className="font-normal text-compact text-muted tracking-normal">
          {words.username} <strong className="font-semibold text-ink">{data.username}</strong>
        </span>
        {mayManageSite && (
          <span className="ml-auto flex flex-wrap justify-end gap-x-4 gap-y-1 font-normal text-action text-compact tracking-normal underline underline-offset-4">
            <Link to={addresses.start}>{firstSteps.putAway.found}</Link>
          </span>
        )}
      </h1>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Panel title={words.password.title}>
          <PasswordForm username={data.username} />
        </Panel>
        <Panel title={words.totp.title}>
          <SecondFactor totp={data.totp} />
        </Panel>
        <Panel title={words.sessions.title} wide>
          <Sessions />
        </Panel>
        {mayManageSite && (
          <>
            <Panel title={words.audit.title} wide>
              <AuditLog />
            </Panel>
            <Panel title={words.security.title} wide>
              <SecurityLog />
            </Panel>
          </>
        )}
      </div>
    </>
  );
}

function Panel({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section
      className={`min-w-0 rounded-card border border-line bg-white p-4 sm:p-5 ${wide ? "lg:col-span-2" : ""}`}
    >
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}
