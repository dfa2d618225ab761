import { Suspense, useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { fill } from "#content/fill.ts";
import { optionsOf } from "#content/inquiries/field-value.ts";
import { inquiryFormPaths } from "#content/inquiries/form-paths.ts";
import type { shared } from "#content/shared.ts";
import {
  type ChoiceInquiryField,
  honeypotField,
  type Inquiry,
  type InquiryField,
  inquiryFieldNames,
  inquiryFields,
  isChoice,
  isRequired,
  type LineField,
} from "#domain/inquiries/inquiry-fields.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { Field, fieldProps } from "../ui/fields/Field.tsx";
import { Attachments } from "./attached/Attachments.tsx";
import { LazyConfirmation } from "./confirmation/LazyConfirmation.tsx";
import { FilesField } from "./files/FilesField.tsx";
import { useFiles } from "./files/use-files.ts";
import { LazyToasts } from "./LazyToasts.tsx";
import { phoneRules } from "./phone-input.ts";
import { SendButton } from "./SendButton.tsx";
import { type InquiryFormInput, useInquiry } from "./use-inquiry.ts";

export interface InquiryFormProps extends InquiryFormInput {
  toast: (typeof shared)[Locale]["toast"];
  privacyHref: string;
}

/**
 * Inquiry form, rendered by the server; in the browser it validates, stores a draft, submits and shows the
 * result.
 */
export default function InquiryForm(props: InquiryFormProps) {
  const { locale, text, toast, privacyHref, initial, selection, project } = props;
  const files = useFiles(text.files.problems);
  const { form, checkboxStorageProps, send, message, received, progress, isProving } = useInquiry(
    props,
    files,
  );
  const { isSubmitting } = form.formState;
  const idPrefix = useId();
  const part = { form, text, initial, idPrefix, selection };
  return (
    <>
      <form
        {...checkboxStorageProps}
        method="post"
        action={pathIn(locale, inquiryFormPaths.form)}
        noValidate
        onSubmit={send}
        className={`grid content-start gap-5 sm:grid-cols-2 ${received ? "print:hidden" : ""}`.trimEnd()}
      >
        <p className="text-compact text-muted sm:col-span-2">
          {text.description} {text.requiredNote}
        </p>
        <Attachments about={initial?.about} selection={selection} project={project} />
        {inquiryFieldNames.map((name) => (
          <InquiryControl key={name} {...part} name={name} />
        ))}
        <FilesField words={text.files} files={files} id={`${idPrefix}files`} />
        <p className="no-script-only text-compact text-muted sm:col-span-2">{text.files.byMail}</p>
        <Honeypot label={text.leaveEmpty} />
        <p className="text-compact text-muted sm:col-span-2">
          {text.privacy.note}{" "}
          <a
            href={privacyHref}
            className="whitespace-nowrap font-semibold text-action underline underline-offset-4"
          >
            {text.privacy.link.label}
          </a>
        </p>
        <div className="flex flex-wrap items-center gap-x-4 sm:col-span-2">
          <SendButton text={text} isSending={isSubmitting} />
          <span role="status" className="text-compact text-muted">
            {isProving && text.checking}
          </span>
          {progress !== undefined && !isProving && (
            <span className="figures text-compact text-muted">
              {fill(text.files.progress, { percent: progress })}
            </span>
          )}
        </div>
        {message && (
          <Suspense>
            <LazyToasts message={message} labels={toast} />
          </Suspense>
        )}
      </form>
      {received && (
        <Suspense>
          <div className="mt-5">
            <LazyConfirmation words={text.confirmation} received={received} heading="h3" canCopy />
          </div>
        </Suspense>
      )}
    </>
  );
}

interface PartProps extends Pick<InquiryFormProps, "text" | "initial" | "selection"> {
  form: UseFormReturn<Inquiry>;
  idPrefix: string;
  name: InquiryField;
}

function InquiryControl(props: PartProps) {
  const { name } = props;
  if (isChoice(name)) return <Choice {...props} name={name} />;
  const field = inquiryFields[name];
  return field.kind === "text" ? <LongText {...props} /> : <Line {...props} field={field} />;
}

const inputTypes = { line: "text", phone: "tel", email: "email" } as const;

function Line({ field, ...props }: PartProps & { field: LineField }) {
  const { text, form, name } = props;
  const { frame, control } = partOf(props);
  return (
    <Field {...frame}>
      <input
        type={inputTypes[field.kind]}
        autoComplete={field.autoComplete}
        required={frame.required}
        placeholder={text.fields[name].placeholder}
        {...control}
        {...(field.kind === "phone" && phoneRules(form))}
      />
    </Field>
  );
}

function Choice({ name, ...props }: PartProps & { name: ChoiceInquiryField }) {
  const { frame, control } = partOf({ ...props, name });
  return (
    <div className="sm:col-span-2">
      <Field {...frame}>
        <select {...control}>
          <option value="">{props.text.fields[name].placeholder}</option>
          {optionsOf(props.text)[name].map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
      </Field>
    </div>
  );
}

/** The placeholder of the message leaves out the attached selection. */
function LongText(props: PartProps) {
  const { selection, name, text } = props;
  const { frame, control } = partOf(props);
  const placeholder =
    name === "message" && selection?.kind === "attached"
      ? selection.words.messagePlaceholder
      : text.fields[name].placeholder;
  return (
    <div className="sm:col-span-2">
      <Field {...frame}>
        <textarea rows={4} required={frame.required} placeholder={placeholder} {...control} />
      </Field>
    </div>
  );
}

function partOf({ form, text, initial, idPrefix, name }: PartProps) {
  const id = `${idPrefix}${name}`;
  const error = form.formState.errors[name]?.message;
  return {
    frame: { id, label: text.fields[name].label, error, required: isRequired(name) },
    control: { ...fieldProps(id, error), ...form.register(name), defaultValue: initial?.values[name] },
  };
}

/** Visually hidden and not in the tab order: only bots fill it in. */
function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
