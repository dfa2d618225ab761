import { useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { mailWords as words } from "#content/admin/mail.ts";
import { fill } from "#content/fill.ts";
import {
  type MailSettingsEntry,
  type MailSettingsView,
  mailCalls,
  mailLimits,
  mailOff,
  mailSecurities,
  mailSettingsSchema,
  usualPorts,
} from "#domain/mail/mail-settings.ts";
import { ApiError } from "../../api-client.ts";
import { Field } from "../../ui/fields/Field.tsx";
import { ToolButton } from "../../ui/fields/ToolButton.tsx";
import { ToolField, toolProps } from "../../ui/fields/ToolField.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { Alert } from "../../ui/tools/Alert.tsx";
import { useToast } from "../../ui/tools/toast.tsx";
import { callContract } from "../call-api.ts";
import { type SentForm, sendingFailure, useSentForm } from "../records/use-sent-form.ts";
import { startQuery } from "../start/state/start-api.ts";
import { RestoredNotice } from "../unsaved/RestoredNotice.tsx";
import { enteredFields, useUnsavedFields } from "../unsaved/use-unsaved-fields.ts";
import { MailState } from "./MailState.tsx";
import { mailQuery } from "./mail-api.ts";

interface PartProps {
  form: SentForm<MailSettingsEntry>;
  view: MailSettingsView;
}

/** Stored values that the entries are based on. */
type Version = Pick<MailSettingsView, "entered" | "version">;

const keptFields = [
  "recipients",
  "senderName",
  "senderAddress",
  "host",
  "port",
  "security",
  "username",
] as const;

/** Recipients, sender and server; values of the server settings are read-only. */
export function MailForm({ view }: { view: MailSettingsView }) {
  const client = useQueryClient();
  const showToast = useToast();
  const [base, setBase] = useState<Version>(view);
  const form = useSentForm<MailSettingsEntry, MailSettingsEntry, Version>({
    schema: mailSettingsSchema,
    initial: { ...view.entered, password: "" },
    async send({ password, ...entered }) {
      try {
        const body = { ...entered, password, version: base.version };
        return { entered, ...(await callContract(mailCalls.change, { body })) };
      } catch (failure) {
        if (failure instanceof ApiError && failure.status === 409)
          setBase(await client.fetchQuery({ ...mailQuery, staleTime: 0 }));
        throw failure;
      }
    },
    async onSent(stored) {
      form.entries.setValue("password", "");
      setBase(stored);
      forget();
      showToast({ title: words.saved, description: words.savedDescription });
      await client.invalidateQueries({ queryKey: mailQuery.queryKey });
      await client.invalidateQueries({ queryKey: startQuery.queryKey });
    },
  });
  // The password is not kept in the browser.
  const { forget, isRestored } = useUnsavedFields(form.entries, "mail-settings", keptFields, base.entered);
  useNewerValues(form, base);
  const isAllFixed = Object.values(view.fixed).every((value) => value !== null);
  return (
    <form method="post" noValidate onSubmit={form.submit} className="grid gap-5">
      <RestoredNotice isRestored={isRestored} />
      <Recipients form={form} view={view} />
      <Sender form={form} view={view} />
      <Server form={form} view={view} />
      <Alert text={sendingFailure(form.failure, words.notSaved)} />
      {!isAllFixed && (
        <ToolButton
          type="submit"
          isDisabled={form.isPending}
          className={toolButton("primary", "justify-self-start")}
        >
          {form.isPending ? words.saving : words.save}
        </ToolButton>
      )}
    </form>
  );
}

/** Puts newer stored values into the fields that nobody has changed here; the others stay as they were typed. */
function useNewerValues({ entries }: SentForm<MailSettingsEntry>, base: Version): void {
  const former = useRef(base);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form never changes
  useEffect(() => {
    const typed = enteredFields(keptFields, entries.getValues(), former.current.entered);
    for (const field of keptFields)
      if (typed[field] === undefined) entries.setValue(field, base.entered[field]);
    former.current = base;
  }, [base]);
}

function Recipients({ form, view: { fixed, defaults } }: PartProps) {
  const { title, label, hint } = words.recipients;
  return (
    <Part title={title} fixed={fixed.recipients} why={words.fixed.recipients}>
      <ToolField
        {...form.field("recipients")}
        label={label}
        hint={fill(hint, { to: defaults.recipients })}
        placeholder="sales@example.com, kim@example.com"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Part>
  );
}

function Sender({ form, view: { fixed, defaults } }: PartProps) {
  const { title, name, nameHint, address, addressHint } = words.sender;
  return (
    <Part title={title} fixed={fixed.sender} why={words.fixed.sender}>
      <div className="grid gap-4 sm:grid-cols-2">
        <ToolField
          {...form.field("senderName")}
          label={name}
          hint={fill(nameHint, { name: defaults.senderName })}
          maxLength={mailLimits.senderName}
          autoComplete="off"
        />
        <ToolField
          {...form.field("senderAddress")}
          label={address}
          hint={fill(addressHint, { address: defaults.senderAddress })}
          type="email"
          maxLength={mailLimits.address}
          autoComplete="off"
        />
      </div>
    </Part>
  );
}

function Server({ form, view }: PartProps) {
  const { title, host, username, usernameHint, password, passwords } = words.server;
  return (
    <Part
      title={title}
      fixed={view.fixed.server}
      why={view.fixed.server === mailOff ? words.fixed.off : words.fixed.server}
      state={<MailState {...view} />}
    >
      <div className="grid gap-4">
        {view.setup === null && <p className="text-muted text-note">{words.state.how}</p>}
        <ToolField
          {...form.field("host")}
          label={host}
          placeholder="smtp.example.com"
          maxLength={mailLimits.host}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Connection form={form} view={view} />
        <div className="grid gap-4 sm:grid-cols-2">
          <ToolField
            {...form.field("username")}
            label={username}
            hint={usernameHint}
            maxLength={mailLimits.username}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <ToolField
            {...form.field("password")}
            label={password}
            hint={passwords[view.password]}
            type="password"
            maxLength={mailLimits.password}
            autoComplete="new-password"
          />
        </div>
      </div>
    </Part>
  );
}

function Connection({ form, view: { allowsAnyAddress, entered } }: PartProps) {
  const { security: label, securities, port } = words.server;
  const { id, error, onChange, ...control } = form.field("security");
  const offered = mailSecurities.filter(
    (security) => security !== "optional" || allowsAnyAddress || entered.security === security,
  );
  /** Changes a default port with the kind of connection; a custom port stays. */
  const followPort = (event: ChangeEvent<HTMLSelectElement>) => {
    const next = mailSecurities.find((security) => security === event.target.value);
    const now = Number(form.entries.getValues("port"));
    if (next && Object.values(usualPorts).some((usual) => usual === now))
      form.entries.setValue("port", usualPorts[next]);
    return onChange(event);
  };
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Field id={id} label={label} error={error}>
        <select {...toolProps(id, error)} {...control} onChange={followPort}>
          {offered.map((security) => (
            <option key={security} value={security}>
              {securities[security]}
            </option>
          ))}
        </select>
      </Field>
      <ToolField {...form.field("port")} label={port} inputMode="numeric" maxLength={5} autoComplete="off" />
    </div>
  );
}

interface PartFrameProps {
  title: string;
  /** Value of the server settings with its explanation. */
  fixed: string | null;
  why: string;
  /** Stands above the fields. */
  state?: ReactNode;
  children: ReactNode;
}

function Part({ title, fixed, why, state, children }: PartFrameProps) {
  return (
    <fieldset className="min-w-0 border-line not-first:border-t not-first:pt-4">
      <legend className="float-left mb-3 w-full font-semibold text-base">{title}</legend>
      <div className="clear-both">
        {state}
        {fixed === null ? (
          children
        ) : (
          <div className="rounded-button bg-mist px-4 py-3 text-compact">
            <p className="wrap-anywhere font-semibold">{fixed}</p>
            <p className="mt-1 text-muted text-note">{why}</p>
          </div>
        )}
      </div>
    </fieldset>
  );
}
