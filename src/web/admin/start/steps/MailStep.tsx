import { Link } from "react-router";
import { firstSteps } from "#content/admin/first-steps.ts";
import { addresses } from "../../addresses.ts";
import { MailSettings } from "../../mail/MailSettings.tsx";
import { FactInput } from "../fields/FactInput.tsx";
import type { StepProps } from "../state/drafting.ts";
import { StepFrame } from "./StepFrame.tsx";

const words = firstSteps.mail;

/** The company's address, and how mail is sent. */
export function MailStep({ state, store }: StepProps) {
  return (
    <StepFrame lead={firstSteps.steps.mail.lead} state={state} shown={{ path: "/", target: "footer" }}>
      <FactInput
        path="company.email"
        label={firstSteps.fields.email}
        hint={words.emailHint}
        type="email"
        autoComplete="off"
        state={state}
        store={store}
      />
      <FactInput
        path="company.kakaoChannel"
        label={firstSteps.fields.kakaoChannel}
        hint={firstSteps.fields.kakaoHint}
        type="url"
        autoComplete="off"
        state={state}
        store={store}
      />
      <MailSettings />
      <Link to={addresses.webhooks} className="text-action text-compact underline underline-offset-4">
        {words.webhooks}
      </Link>
    </StepFrame>
  );
}
