import {
  type BaseSyntheticEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { type FieldErrors, type UseFormReturn, useForm } from "react-hook-form";
import type { inquiry } from "#content/inquiries/inquiry.ts";
import type { InquiryProblemWords } from "#content/inquiries/inquiry-problem.ts";
import { inquiryFilesField } from "#domain/inquiries/files/inquiry-file.ts";
import {
  attachedProjectField,
  attachedSelectionField,
  eachInquiryField,
  honeypotField,
  type Inquiry,
  type InquiryField,
  inquiryFieldNames,
} from "#domain/inquiries/inquiry-fields.ts";
import type { Locale } from "#domain/locale.ts";
import { ApiError } from "../api-client.ts";
import { pageBefore } from "../page-before.ts";
import type { ToastMessage } from "../ui/tools/Toasts.tsx";
import type { AttachedProjectView } from "./attached/attached-project-view.ts";
import type { AttachedSelectionView } from "./attached/attached-selection-view.ts";
import { type ConfirmationView, confirmationView } from "./confirmation/confirmation-view.ts";
import { preloadConfirmation } from "./confirmation/LazyConfirmation.tsx";
import { type Draft, keepDraft, newDraft, readDraft, restoredValues, typedSince } from "./draft.ts";
import { sendInquiry } from "./files/send-inquiry.ts";
import type { ChosenFiles } from "./files/use-files.ts";
import { preloadToasts } from "./LazyToasts.tsx";
import type { ValidatedInquiry } from "./validate-inquiry.ts";

/** Initial values and errors of a form that is prefilled, or was submitted without script and rejected. */
export interface FormInitialState {
  values: Partial<Record<InquiryField, string>>;
  problems: Partial<Record<InquiryField, string>>;
  /** Product sentence that begins the message. */
  about?: string;
}

export interface InquiryFormInput {
  locale: Locale;
  text: (typeof inquiry)[Locale];
  initial?: FormInitialState | undefined;
  selection?: AttachedSelectionView | undefined;
  project?: AttachedProjectView | undefined;
}

const emptyInquiry = eachInquiryField<Inquiry & Record<InquiryField, string>>(() => "");

/**
 * State and event handlers of the inquiry form: draft, validation, submission, messages.
 * @param files to attach
 */
export function useInquiry(
  { locale, text, initial, selection, project }: InquiryFormInput,
  files: ChosenFiles,
) {
  const [message, setMessage] = useState<ToastMessage>();
  const [received, setReceived] = useState<ConfirmationView>();
  const { progress, isProving, listeners, end } = useProgress();
  const [initialState] = useState(() => initialDraft(initial));
  const [initialErrors] = useState(() => fieldErrors(initial?.problems ?? {}));
  const draft = useRef(initialState.draft);
  const isSending = useRef(false);
  const form = useForm<Inquiry>({
    defaultValues: initialState.values,
    errors: initialErrors,
    resolver: (values) => resolve(values, text.problems),
  });

  useStoredDraft(form, draft, files);
  const checkboxStorageProps = useStoredBoxes(draft);

  /** @param typed field values at the time of submission */
  const deliver = async (inquiry: Inquiry, typed: Inquiry, event: BaseSyntheticEvent | undefined) => {
    // On a slow device the check of a file takes time; a file rejected by then is reported first.
    const chosen = await files.settled();
    if (chosen === undefined) return;
    const { key, since: startedAt } = draft.current;
    const attachments = tickedAttachments(event, { selection, project });
    const body = { ...inquiry, ...bodyOf(attachments, event), missingFiles: files.missing };
    try {
      const sending = { files: chosen, key, locale, ...listeners };
      const result = await sendInquiry({ ...body, fillTimeMs: Date.now() - startedAt }, sending);
      const attached = { selection: attachments.selection, project: attachments.project?.title };
      const sent = { ...inquiry, ...attached, files: chosen, missingFiles: files.missing };
      setReceived(confirmationView(text, result, sent));
      draft.current = { ...newDraft(Date.now()), prefilled: draft.current.prefilled ?? {} };
      form.reset(typedSince(typed, form.getValues()));
      files.clear(chosen);
      // A new object each time, so that every submission gets a toast of its own.
      setMessage({ ...text.success });
    } catch (failure) {
      if (failure instanceof ApiError) showProblems(failure.json.fields, form, files);
      setMessage({ ...text.failure, destructive: true, ...waitingAdvice(failure) });
    } finally {
      end();
    }
  };

  return {
    form,
    checkboxStorageProps,
    message,
    received,
    progress,
    isProving,
    send(event: BaseSyntheticEvent) {
      event.preventDefault();
      // The button is disabled only at the next render; a double click is faster.
      if (isSending.current) return;
      isSending.current = true;
      const typed = { ...form.getValues() };
      const submit = form.handleSubmit((inquiry, event) => deliver(inquiry, typed, event));
      void submit(event).finally(() => {
        isSending.current = false;
      });
    },
  };
}

/**
 * Progress of a submission: upload percentage, and whether the browser computes a proof of work, required
 * after many inquiries in a short time.
 */
function useProgress() {
  const [progress, setProgress] = useState<number>();
  const [isProving, setProving] = useState(false);
  return {
    progress,
    isProving,
    listeners: { onProgress: setProgress, onProving: setProving },
    end() {
      setProgress(undefined);
      setProving(false);
    },
  };
}

/** Stores the draft, and preloads the modules that submission needs. */
function useStoredDraft(form: UseFormReturn<Inquiry>, draft: RefObject<Draft>, files: ChosenFiles): void {
  useStoredFileNames(files, draft);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ values }) {
          draft.current = { ...draft.current, values };
          keepDraft(draft.current);
          preloadToasts();
          preloadConfirmation();
          preloadValidation();
        },
      }),
    [form, draft],
  );
}

/** Stores the names of the chosen files with the draft. The files of a restored draft are lost, so they start as missing. */
function useStoredFileNames({ list, missing, setMissing }: ChosenFiles, draft: RefObject<Draft>): void {
  const isRestored = useRef(false);
  useEffect(() => {
    if (isRestored.current) {
      draft.current = { ...draft.current, files: [...missing, ...list.map(({ name }) => name)] };
      return keepDraft(draft.current);
    }
    // In an effect, because the server's HTML, which is hydrated first, has no notice.
    isRestored.current = true;
    setMissing(draft.current.files ?? missing);
  }, [list, missing, setMissing, draft]);
}

/** Stores which boxes of attachments are unticked: the DOM, not React, holds their state. */
function useStoredBoxes(draft: RefObject<Draft>) {
  const ref = useRef<HTMLFormElement>(null);
  const boxes = () => [...(ref.current?.querySelectorAll<HTMLInputElement>("[type=checkbox]") ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the server's HTML is hydrated
  useEffect(() => {
    for (const box of boxes()) if (draft.current.declined?.includes(box.value)) box.checked = false;
  }, []);
  return {
    ref,
    onChange({ target }: SyntheticEvent) {
      if (!(target instanceof HTMLInputElement) || target.type !== "checkbox") return;
      const declined = boxes().filter(({ checked }) => !checked);
      draft.current = { ...draft.current, declined: declined.map(({ value }) => value) };
      keepDraft(draft.current);
    },
  };
}

const loadValidation = () => import("./validate-inquiry.ts");

/** Preloads the schema; the browser fetches it once. */
function preloadValidation(): void {
  loadValidation().catch(() => undefined);
}

/** If the schema fails to load, validation is left to the server, which validates in any case. */
async function validate(values: Inquiry, words: InquiryProblemWords): Promise<ValidatedInquiry> {
  const module = await loadValidation().catch(() => undefined);
  return module?.validateInquiry(values, words) ?? { kind: "valid", inquiry: values };
}

async function resolve(values: Inquiry, words: InquiryProblemWords) {
  const checked = await validate(values, words);
  return checked.kind === "valid"
    ? { values: checked.inquiry, errors: {} }
    : { values: {}, errors: fieldErrors(checked.problems) };
}

/** Draft and values of the form, with those in the server's HTML. */
function initialDraft(initial: FormInitialState | undefined): { draft: Draft; values: Inquiry } {
  if (typeof document === "undefined")
    return { draft: { key: "", since: 0, values: {} }, values: emptyInquiry };
  const draft = readDraft() ?? newDraft(performance.timeOrigin);
  const typed = document.querySelector<HTMLFormElement>('[data-island="inquiry"] form');
  const entries = typed ? [...new FormData(typed)] : [];
  const shown: Record<string, string> = {};
  for (const [name, value] of entries)
    if (typeof value === "string" && value !== "" && inquiryFieldNames.some((field) => field === name))
      shown[name] = value;
  const restored = restoredValues(draft, shown, initial?.values);
  return { draft: { ...draft, prefilled: initial?.values ?? {} }, values: { ...emptyInquiry, ...restored } };
}

function bodyOf(
  { selection, project }: ReturnType<typeof tickedAttachments>,
  event: BaseSyntheticEvent | undefined,
): object {
  return {
    [honeypotField]: inputOf(event, honeypotField)?.value ?? "",
    page: pageBefore(document.referrer, location),
    ...(selection && { duty: selection.duty, selection: selection.query }),
    ...(project && { [attachedProjectField]: project.id }),
  };
}

function tickedAttachments(
  event: BaseSyntheticEvent | undefined,
  { selection, project }: Pick<InquiryFormInput, "selection" | "project">,
) {
  const isTicked = (name: string) => inputOf(event, name)?.checked ?? false;
  return {
    selection: selection?.kind === "attached" && isTicked(attachedSelectionField) ? selection : undefined,
    project: project && isTicked(attachedProjectField) ? project : undefined,
  };
}

/** Input of the form being submitted: the DOM, not React, holds its value. */
function inputOf(event: BaseSyntheticEvent | undefined, name: string): HTMLInputElement | undefined {
  const field = event?.target instanceof HTMLFormElement ? event.target.elements.namedItem(name) : null;
  return field instanceof HTMLInputElement ? field : undefined;
}

function showProblems(problems: unknown, form: UseFormReturn<Inquiry>, files: ChosenFiles): void {
  if (typeof problems !== "object" || problems === null) return;
  const ofFiles: unknown = Reflect.get(problems, inquiryFilesField);
  if (typeof ofFiles === "string") files.refuse(ofFiles);
  const named = inquiryFieldNames.filter((field) => typeof Reflect.get(problems, field) === "string");
  for (const field of named) {
    const error = { type: "server", message: String(Reflect.get(problems, field)) };
    form.setError(field, error, { shouldFocus: field === named[0] });
  }
}

/** An immediate retry does not help against a rate limit, so the server's own message is shown. */
function waitingAdvice(failure: unknown): { description?: string } {
  if (!(failure instanceof ApiError) || failure.status !== 429) return {};
  const { error } = failure.json;
  return typeof error === "string" ? { description: error } : {};
}

function fieldErrors(problems: Partial<Record<InquiryField, string>>): FieldErrors<Inquiry> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, message]) => [field, { type: "domain", message }]),
  );
}
