import { lazy, Suspense, useId, useState } from "react";
import { type UseFormSetError, useForm } from "react-hook-form";
import type { inquiry } from "#content/inquiry.ts";
import { problemText } from "#content/inquiry-problem.ts";
import type { shared } from "#content/shared.ts";
import {
  cleanPhone,
  type Inquiry,
  type InquiryField,
  type InquiryProblem,
  inquirySchema,
} from "#domain/inquiry/inquiry.ts";
import type { Locale } from "#domain/locale.ts";
import { ApiError, callApi } from "../api-client.ts";
import { buttonClass } from "../ui/button-class.ts";
import { Field, fieldProps } from "../ui/Field.tsx";
import type { ToastMessage } from "../ui/Toasts.tsx";

export interface InquiryFormProps {
  locale: Locale;
  text: (typeof inquiry)[Locale];
  toast: (typeof shared)[Locale]["toast"];
  privacyHref: string;
}

/** Loaded with the first message: most visitors read a page without sending one. */
const Toasts = lazy(() => import("../ui/Toasts.tsx"));

const fields = [
  "company",
  "name",
  "phone",
  "email",
  "productType",
  "message",
] as const satisfies readonly InquiryField[];
const autoComplete = { company: "organization", name: "name", phone: "tel", email: "email" } as const;

/** The inquiry form: the same on the server and in the browser, where it checks, sends and tells. */
export default function InquiryForm({ locale, text, toast, privacyHref }: InquiryFormProps) {
  const id = useId();
  const [message, setMessage] = useState<ToastMessage>();
  const { register, handleSubmit, reset, setError, formState } = useForm<Inquiry>({
    defaultValues: typedSoFar(),
    resolver: (values) => {
      const checked = inquirySchema.safeParse(values);
      if (checked.success) return { values: checked.data, errors: {} };
      const errors = checked.error.issues.map((issue) => {
        const field = issue.path[0] as InquiryField;
        return [
          field,
          { type: "domain", message: problemText(text.problems, field, issue.message as InquiryProblem) },
        ];
      });
      return { values: {}, errors: Object.fromEntries(errors.toReversed()) };
    },
  });

  const send = handleSubmit(async (values) => {
    try {
      await callApi("POST", "/api/contact", { body: values, locale });
      reset(emptyInquiry);
      setMessage(text.success);
    } catch (failure) {
      if (failure instanceof ApiError) showFieldErrors(failure, setError);
      setMessage({ ...text.failure, destructive: true });
    }
  });

  const control = (field: InquiryField) => ({
    ...fieldProps(`${id}${field}`, formState.errors[field]?.message),
    ...register(field),
  });
  const line = (field: keyof typeof autoComplete, type: string) => (
    <Field
      id={`${id}${field}`}
      label={text.fields[field].label}
      required
      error={formState.errors[field]?.message}
    >
      <input
        type={type}
        required
        autoComplete={autoComplete[field]}
        placeholder={text.fields[field].placeholder}
        {...control(field)}
        {...(field === "phone" ? { onInput: cleanWhileTyping, onCompositionEnd: cleanWhileTyping } : {})}
      />
    </Field>
  );

  return (
    <form
      method="post"
      action="/api/contact"
      noValidate
      onSubmit={send}
      className="grid content-start gap-5 sm:grid-cols-2"
    >
      <p className="text-[15px] text-muted sm:col-span-2">
        {text.description} {text.requiredNote}
      </p>
      {line("company", "text")}
      {line("name", "text")}
      {line("phone", "tel")}
      {line("email", "email")}
      <div className="sm:col-span-2">
        <Field
          id={`${id}productType`}
          label={text.fields.productType.label}
          error={formState.errors.productType?.message}
        >
          <select {...control("productType")}>
            <option value="">{text.fields.productType.placeholder}</option>
            {text.products.map((product) => (
              <option key={product.id} value={product.id}>
                {product.label}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Field
          id={`${id}message`}
          label={text.fields.message.label}
          required
          error={formState.errors.message?.message}
        >
          <textarea rows={4} required placeholder={text.fields.message.placeholder} {...control("message")} />
        </Field>
      </div>
      <p className="text-[15px] text-muted sm:col-span-2">
        {text.privacy.note}{" "}
        <a href={privacyHref} className="font-semibold text-action underline underline-offset-4">
          {text.privacy.link.label}
        </a>
      </p>
      <div className="sm:col-span-2">
        <button
          type="submit"
          disabled={formState.isSubmitting}
          className={buttonClass("primary", "min-w-44")}
        >
          {formState.isSubmitting ? text.sending : text.send}
        </button>
      </div>
      {message && (
        <Suspense>
          <Toasts message={message} labels={toast} />
        </Suspense>
      )}
    </form>
  );
}

const emptyInquiry: Inquiry = { company: "", name: "", phone: "", email: "", productType: "", message: "" };

/** What was typed into the server's form before this component took it over. */
function typedSoFar(): Inquiry {
  if (typeof document === "undefined") return emptyInquiry;
  const form = document.querySelector<HTMLFormElement>('[data-island="inquiry"] form');
  const typed = form ? Object.fromEntries(new FormData(form)) : {};
  return { ...emptyInquiry, ...typed };
}

/** Takes away what a phone number may not have; while an input method composes, its text is left alone. */
function cleanWhileTyping(event: { currentTarget: HTMLInputElement; nativeEvent: Event }): void {
  if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) return;
  const input = event.currentTarget;
  const cleaned = cleanPhone(input.value);
  if (cleaned !== input.value) input.value = cleaned;
}

function showFieldErrors(failure: ApiError, setError: UseFormSetError<Inquiry>): void {
  const problems = failure.json.fields;
  if (typeof problems !== "object" || problems === null) return;
  for (const field of fields) {
    const message: unknown = Reflect.get(problems, field);
    if (typeof message === "string") setError(field, { type: "server", message });
  }
}
