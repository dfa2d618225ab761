import { administratorWords } from "#content/admin/administrators.ts";
import type { Account } from "#domain/admin/account-calls.ts";
import { SecondFactor } from "../account/second-factor/SecondFactor.tsx";

interface EnrolmentProps {
  account: Account;
  /** The recovery codes are put away: whatever else there is may open. */
  onDone: () => void;
}

/** All that is open to who lacks the second factor that the site asks for. */
export function Enrolment({ account, onDone }: EnrolmentProps) {
  const { title, description } = administratorWords.enrolment;
  return (
    <section className="mx-auto max-w-xl rounded-card border border-line bg-white p-5 sm:p-6">
      <h1 className="mb-2 text-2xl">{title}</h1>
      <p className="mb-5 text-compact text-muted">{description}</p>
      <SecondFactor totp={account.totp} onCodesKept={onDone} />
    </section>
  );
}
