import { data, redirect } from "react-router";
import { confirmationPath, inquiryFormPaths, referenceField } from "#content/inquiries/form-paths.ts";
import type { inquiry as inquiryWords } from "#content/inquiries/inquiry.ts";
import { fieldProblems } from "#content/inquiries/inquiry-problem.ts";
import { localizeProject } from "#content/lookup/projects.ts";
import type { Services } from "#data/services.ts";
import { parseProjectId } from "#domain/inquiries/attached-project.ts";
import { inquiryFilesField } from "#domain/inquiries/files/inquiry-file.ts";
import {
  attachedDutyField,
  attachedProjectField,
  honeypotField,
  inquiryFieldNames,
} from "#domain/inquiries/inquiry-fields.ts";
import { isReference } from "#domain/inquiries/reference.ts";
import { submissionSchema, suspicionOf } from "#domain/inquiries/submission.ts";
import { type Locale, localeOf, pathIn } from "#domain/locale.ts";
import { isUnavailable } from "#domain/unavailable.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { parseDutyQuery } from "#engine/duty/duty-query.ts";
import {
  contentContext,
  editedContext,
  senderAddressContext,
  servicesContext,
  siteUrlContext,
} from "../context.ts";
import { Island } from "../islands/Island.tsx";
import { HeaderEnd } from "../page/HeaderEnd.tsx";
import { pageBefore } from "../page-before.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import type { Route } from "./+types/route";
import { attachedDuty, receivedFigures } from "./attached-duty.ts";
import { attachedProject } from "./attached-project.ts";
import Confirmation from "./confirmation/Confirmation.tsx";
import { type ConfirmationView, confirmationView } from "./confirmation/confirmation-view.ts";
import { parseReceiptCookie, receiptCookie } from "./confirmation/receipt-cookie.ts";
import { sampleReceipt } from "./confirmation/sample-receipt.ts";
import InquiryForm from "./InquiryForm.tsx";
import type { FormInitialState } from "./use-inquiry.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  if (params.step !== undefined && params.step !== "sent") throw data(null, { status: 404 });
  const { inquiry, inquiryPage, shared } = context.get(contentContext);
  const { projects, inquiries, products } = context.get(servicesContext);
  const isSent = params.step === "sent";
  const reference = searchParams.get(referenceField) ?? "";
  const isEdited = context.get(editedContext);
  const shown = {
    locale,
    isSent,
    received:
      isSent && isEdited
        ? sampleReceipt(locale, inquiry[locale])
        : isSent && isReference(reference)
          ? await loadConfirmation(locale, inquiry[locale], request, { projects, inquiries, reference })
          : undefined,
    text: inquiry[locale],
    page: inquiryPage[locale],
    toast: shared[locale].toast,
    duty: attachedDuty(locale, searchParams, await modelsOf(products)),
    project: await attachedProject(locale, searchParams, projects),
  };
  // The inquiry is private to its sender.
  return data(shown, isSent ? { headers: { "Cache-Control": "private, no-store" } } : {});
}

/** Handles the form without script; with script, the form calls the API. */
export async function action({ request, context }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const { invalid, problems, tooMany, failure } = context.get(contentContext).inquiry[locale];
  const { typed, missingFiles } = await readForm(request);
  const carried = new URLSearchParams(typed[attachedDutyField]);
  const form = new URLSearchParams(typed);
  const selection = typed[attachedDutyField];
  const { origin } = new URL(context.get(siteUrlContext));
  const page = pageBefore(request.headers.get("referer") ?? "", {
    origin,
    pathname: new URL(request.url).pathname,
  });
  const about = { ...dutyIn(carried), selection, project: parseProjectId(form), missingFiles, page };
  const { data: submission } = submissionSchema.safeParse({ ...typed, ...about });
  const { inquiries, projects, products } = context.get(servicesContext);
  const formWithNotice = async (notice: string, headers: HeadersInit = {}, status = 400) => {
    const values = { values: typed, problems: fieldProblems(problems, typed) };
    const project = await attachedProject(locale, form, projects);
    const duty = attachedDuty(locale, carried, await modelsOf(products));
    return data({ notice, form: values, duty, project }, { status, headers });
  };
  if (!submission) return formWithNotice(invalid);
  const { website, fillTimeMs, ...inquiry } = submission;
  const confirmation = ({
    reference,
    receiptToken,
  }: {
    reference: string;
    receiptToken?: string | undefined;
  }) => {
    const path = pathIn(locale, inquiryFormPaths.sent);
    const isHttps = context.get(siteUrlContext).startsWith("https:");
    return redirect(confirmationPath(locale, reference), {
      status: 303,
      headers: receiptToken === undefined ? {} : { "Set-Cookie": receiptCookie(receiptToken, path, isHttps) },
    });
  };
  try {
    const result = await inquiries.receive(inquiry, {
      address: context.get(senderAddressContext),
      locale,
      suspicion: suspicionOf({ website, fillTimeMs }),
      dedupBy: "same words",
    });
    if (result.kind === "stored") return confirmation(result);
    // A form without script has no proof of work: it is stored as "set aside".
    if (result.kind !== "too-many") throw new Error("A form without files found no room for them.");
    return formWithNotice(tooMany, { "Retry-After": String(Math.ceil(result.retryAfterMs / 1000)) }, 429);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return formWithNotice(`${failure.title}. ${failure.description}`, {}, 503);
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  new Headers([...(loaderHeaders ?? []), ...(actionHeaders ?? [])]);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.isSent ? loaderData.page.sentTitle : loaderData?.page.title },
  { name: "robots", content: "noindex" },
];

export default function InquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, isSent, received, text, page, toast, duty, project } = loaderData;
  if (isSent) {
    return (
      <div className="page-width section-space min-h-[60vh]">
        <h1 className="heading-2">{text.success.title}</h1>
        <p className="mt-4 max-w-[34em] text-muted">{text.success.description}</p>
        {received && (
          <div className="mt-8 max-w-[44rem]">
            <Confirmation words={text.confirmation} received={received} heading="h2" />
          </div>
        )}
        <p className="mt-8">
          <ButtonLink href={pathIn(locale, "/")}>{page.home}</ButtonLink>
        </p>
        <HeaderEnd />
      </div>
    );
  }
  const form = {
    locale,
    text,
    toast,
    privacyHref: pathIn(locale, text.privacy.link.href),
    duty,
    project,
    ...(actionData
      ? {
          initial: actionData.form satisfies FormInitialState,
          duty: actionData.duty,
          project: actionData.project,
        }
      : {}),
  };
  return (
    <div className="page-width section-space max-w-[52rem]">
      <h1 className="heading-2">{text.title}</h1>
      {actionData && (
        <p
          role="alert"
          className="mt-6 rounded-card border border-danger bg-danger-soft px-5 py-4 text-danger"
        >
          {actionData.notice}
        </p>
      )}
      <div className="mt-8">
        <Island name="inquiry" part={InquiryForm} props={form} when="interaction" />
      </div>
      <HeaderEnd />
    </div>
  );
}

/**
 * Content of the inquiry for the browser that has recently submitted it; only the number for others, or
 * without the database.
 */
async function loadConfirmation(
  locale: Locale,
  text: (typeof inquiryWords)[Locale],
  request: Request,
  { inquiries, projects, reference }: Pick<Services, "inquiries" | "projects"> & { reference: string },
): Promise<ConfirmationView> {
  const receiptToken = parseReceiptCookie(request.headers.get("cookie"));
  const found =
    receiptToken === undefined
      ? undefined
      : await inquiries.findByReceiptToken(receiptToken).catch(() => undefined);
  if (found?.inquiry.reference !== reference) return { reference, rows: [] };
  const { inquiry, isConfirmationMailed } = found;
  const { project } = inquiry;
  const stored = project && (await projects.find(project.id).catch(() => undefined));
  const view = confirmationView(
    text,
    { reference: inquiry.reference, isConfirmationMailed },
    {
      ...inquiry,
      duty: { figures: receivedFigures(locale, inquiry) },
      project: stored ? localizeProject(locale, stored).title : project?.title,
    },
  );
  return inquiry.status === "set-aside" ? { ...view, delay: text.confirmation.delayed } : view;
}

/** Models that a selection can refer to; the form does not depend on them. */
function modelsOf(products: Services["products"]) {
  return products.listVisible().catch(() => []);
}

/** Duty in the form's query, if it is valid. */
function dutyIn(carried: URLSearchParams): { duty: Duty | undefined } {
  const reading = parseDutyQuery(carried);
  return { duty: reading?.kind === "duty" ? reading.duty : undefined };
}

/** Texts of the form. Without script its file input submits only the names, which are the missing files. */
async function readForm(request: Request) {
  const form = await request.formData().catch(() => new FormData());
  const known = [...inquiryFieldNames, honeypotField, attachedDutyField, attachedProjectField];
  const typed: Record<string, string> = Object.fromEntries(
    known.flatMap((name) => {
      const text = form.get(name);
      return typeof text === "string" ? [[name, text]] : [];
    }),
  );
  return { typed, missingFiles: form.getAll(inquiryFilesField).filter((name) => name !== "") };
}
