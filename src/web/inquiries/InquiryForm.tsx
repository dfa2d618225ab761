import { Suspense, useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { fill } from "#content/fill.ts";
import { inquiryFormPaths } from "#content/inquiries/form-paths.ts";
import type { shared } from "#content/shared.ts";
import { honeypotField } from "#domain/inquiries/form-fields.ts";
import type { Inquiry, InquiryField } from "#domain/inquiries/inquiry.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { Field, fieldProps } from "../ui/fields/Field.tsx";
import { Attachments } from "./Attachments.tsx";
import { LateConfirmation } from "./confirmation/LateConfirmation.tsx";
import { FilesField } from "./files/FilesField.tsx";
import { useFiles } from "./files/use-files.ts";
import { LateToasts } from "./LateToasts.tsx";
import { type PhoneRules, phoneRules } from "./phone-input.ts";
import { SendButton } from "./SendButton.tsx";
import { type InquiryState, useInquiry } from "./use-inquiry.ts";

export interface InquiryFormProps extends InquiryState {
  toast: (typeof shared)[Locale]["toast"];
  privacyHref: string;
}

/** The inquiry form: the same on the server and in the browser, where it checks, keeps, sends and tells. */
export default function InquiryForm(props: InquiryFormProps) {
  const { locale, text, toast, privacyHref, returned, duty, project } = props;
  const files = useFiles(text.files.problems);
  const { form, send, message, received, progress, isChecking } = useInquiry(props, files);
  const { isSubmitting } = form.formState;
  const idPrefix = useId();
  const part: PartProps = { form, text, returned, idPrefix };
  return (
    <form
      method="post"
      action={pathIn(locale, inquiryFormPaths.form)}
      noValidate
      onSubmit={send}
      className="grid content-start gap-5 sm:grid-cols-2"
    >
      <p className="text-compact text-muted sm:col-span-2">
        {text.description} {text.requiredNote}
      </p>
      <Attachments about={returned?.about} duty={duty} project={project} />
      <Line {...part} name="company" type="text" autoComplete="organization" />
      <Line {...part} name="name" type="text" autoComplete="name" />
      <Line {...part} name="phone" type="tel" autoComplete="tel" {...phoneRules(form)} />
      <Line {...part} name="email" type="email" autoComplete="email" />
      <Product {...part} />
      <Message {...part} duty={duty} />
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
          {isChecking && text.checking}
        </span>
        {progress !== undefined && !isChecking && (
          <span className="figures text-compact text-muted">
            {fill(text.files.progress, { percent: progress })}
          </span>
        )}
      </div>
      {received && (
        <Suspense>
          <div className="sm:col-span-2">
            <LateConfirmation words={text.confirmation} received={received} heading="h3" canCopy />
          </div>
        </Suspense>
      )}
      {message && (
        <Suspense>
          <LateToasts message={message} labels={toast} />
        </Suspense>
      )}
    </form>
  );
}

interface PartProps extends Pick<InquiryFormProps, "text" | "returned"> {
  form: UseFormReturn<Inquiry>;
  idPrefix: string;
}

interface LineProps extends PartProps, Partial<PhoneRules> {
  name: "company" | "name" | "phone" | "email";
  type: "text" | "tel" | "email";
  autoComplete: string;
}

function Line({ form, text, returned, idPrefix, name, ...rules }: LineProps) {
  const { field, control } = partOf({ form, text, returned, idPrefix }, name);
  return (
    <Field {...field} required>
      <input required placeholder={text.fields[name].placeholder} {...control} {...rules} />
    </Field>
  );
}

function Product(props: PartProps) {
  const { fields, products } = props.text;
  const { field, control } = partOf(props, "productType");
  return (
    <div className="sm:col-span-2">
      <Field {...field}>
        <div className="relative">
          <select {...control} className={`${control.className} appearance-none pr-11`}>
            <option value="">{fields.productType.placeholder}</option>
            {products.map((product) => (
              <option key={product.id} value={product.id}>
                {product.label}
              </option>
            ))}
          </select>
          <svg
            viewBox="0 0 24 24"
            aria-hidden="true"
            className="pointer-events-none absolute top-4.5 right-4 size-4 fill-none stroke-2 stroke-muted"
          >
            <path d="M6 9L12 15L18 9" />
          </svg>
        </div>
      </Field>
    </div>
  );
}

/** The attached duty need not be written again: the placeholder asks for the rest. */
function Message({ duty, ...props }: PartProps & Pick<InquiryFormProps, "duty">) {
  const { field, control } = partOf(props, "message");
  const { placeholder } =
    duty?.kind === "attached" ? { placeholder: duty.words.messagePlaceholder } : props.text.fields.message;
  return (
    <div className="sm:col-span-2">
      <Field {...field} required>
        <textarea rows={4} required placeholder={placeholder} {...control} />
      </Field>
    </div>
  );
}

/** Props of a field's frame and its control. */
function partOf({ form, text, returned, idPrefix }: PartProps, name: InquiryField) {
  const id = `${idPrefix}${name}`;
  const error = form.formState.errors[name]?.message;
  return {
    field: { id, label: text.fields[name].label, error },
    control: { ...fieldProps(id, error), ...form.register(name), defaultValue: returned?.values[name] },
  };
}

/** Out of sight and out of the tab order: only programs fill it in. */
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
