import { administratorWords } from "#content/admin/administrators.ts";
import type { Account } from "#domain/admin/account-calls.ts";
import { SecondFactor } from "../account/second-factor/SecondFactor.tsx";

interface EnrolmentProps {
  account: Account;
  /** Called when the recovery codes are stored and the other pages may open. */
  onDone: () => void;
}

/** The only screen for an account without the required second factor. */
export function Enrolment({ account, onDone }: EnrolmentProps) {
  const { title, description } = administratorWords.enrolment;
  return (
    <section className="mx-auto max-w-xl rounded-card border border-line bg-white p-5 sm:p-6">
      <h1 className="mb-2 text-2xl">{title}</h1>
      <p className="mb-5 text-compact text-muted">{description}</p>
      <SecondFactor totp={account.totp} onCodesStored={onDone} />
    </section>
  );
}
