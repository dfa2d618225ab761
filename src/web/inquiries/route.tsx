import { data, redirect } from "react-router";
import {
  confirmationPath,
  inquiryFormPaths,
  inquiryReferenceParameter,
} from "#content/inquiries/form-paths.ts";
import type { inquiry as inquiryWords } from "#content/inquiries/inquiry.ts";
import { fieldProblems } from "#content/inquiries/inquiry-problem.ts";
import { localizeProject } from "#content/lookup/projects.ts";
import type { ReceiveResult } from "#data/inquiries/inquiries.ts";
import type { Services } from "#data/services.ts";
import { attachedSelectionField } from "#domain/inquiries/inquiry-fields.ts";
import { isInquiryReference } from "#domain/inquiries/inquiry-reference.ts";
import { submissionSchema, suspicionOf } from "#domain/inquiries/submission.ts";
import { type Locale, localeOf, locales, pathIn } from "#domain/locale.ts";
import { isUnavailable } from "#domain/unavailable.ts";
import {
  contentContext,
  isInEditorContext,
  senderAddressContext,
  servicesContext,
  siteUrlContext,
} from "../context.ts";
import { Island } from "../islands/Island.tsx";
import { HeaderEnd } from "../page/HeaderEnd.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import type { Route } from "./+types/route";
import { attachedProjectView } from "./attached/attached-project-view.ts";
import { attachedSelectionView, receivedFigures } from "./attached/attached-selection-view.ts";
import Confirmation from "./confirmation/Confirmation.tsx";
import { confirmationCookie, parseConfirmationCookie } from "./confirmation/confirmation-cookie.ts";
import { type ConfirmationView, confirmationView } from "./confirmation/confirmation-view.ts";
import { sampleConfirmation } from "./confirmation/sample-confirmation.ts";
import InquiryForm from "./InquiryForm.tsx";
import { pageOfReferer, readForm, submissionOf, type Typed } from "./submitted-form.ts";
import type { FormInitialState } from "./use-inquiry.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  if (params.step !== undefined && params.step !== "sent") throw data(null, { status: 404 });
  const { inquiry, inquiryPage, shared } = context.get(contentContext);
  const { projects, inquiries, products } = context.get(servicesContext);
  const isSent = params.step === "sent";
  const reference = searchParams.get(inquiryReferenceParameter) ?? "";
  const isInEditor = context.get(isInEditorContext);
  const loaderData = {
    locale,
    isSent,
    received:
      isSent && isInEditor
        ? sampleConfirmation(locale, inquiry[locale])
        : isSent && isInquiryReference(reference)
          ? await loadConfirmation(locale, inquiry[locale], request, { projects, inquiries, reference })
          : undefined,
    text: inquiry[locale],
    page: inquiryPage[locale],
    toast: shared[locale].toast,
    selection: attachedSelectionView(locale, searchParams, await offeredProducts(products)),
    project: await attachedProjectView(locale, searchParams, projects),
  };
  // The inquiry is private to its sender.
  return data(loaderData, isSent ? { headers: { "Cache-Control": "private, no-store" } } : {});
}

/** Handles the form without script; with script, the form calls the API. */
export async function action({ request, context }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const { invalid, tooMany, failure } = context.get(contentContext).inquiry[locale];
  const { typed, missingFiles } = await readForm(request);
  const siteUrl = context.get(siteUrlContext);
  const page = pageOfReferer(request, siteUrl);
  const { data: submission } = submissionSchema.safeParse({ ...submissionOf(typed), missingFiles, page });
  if (!submission) return formWithNotice(context, locale, typed, { notice: invalid, status: 400 });
  const { website, fillTimeMs, ...inquiry } = submission;
  try {
    const result = await context.get(servicesContext).inquiries.receive(inquiry, {
      address: context.get(senderAddressContext),
      locale,
      suspicion: suspicionOf({ website, fillTimeMs }),
      idempotency: "same content",
    });
    if (result.kind === "stored") return toConfirmation(locale, result, siteUrl);
    // Other results cannot occur: without script there are no files, and no proof is asked for (the inquiry is quarantined instead).
    if (result.kind !== "too-many") throw new Error(`Unexpected result "${result.kind}"`);
    const headers = { "Retry-After": String(Math.ceil(result.retryAfterMs / 1000)) };
    return formWithNotice(context, locale, typed, { notice: tooMany, status: 429, headers });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const notice = `${failure.title}. ${failure.description}`;
    return formWithNotice(context, locale, typed, { notice, status: 503 });
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  new Headers([...(loaderHeaders ?? []), ...(actionHeaders ?? [])]);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.isSent ? loaderData.page.sentTitle : loaderData?.page.title },
  { name: "robots", content: "noindex" },
];

export default function InquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, isSent, received, text, page, toast, selection, project } = loaderData;
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
    selection,
    project,
    ...(actionData
      ? {
          initial: actionData.form satisfies FormInitialState,
          selection: actionData.selection,
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
  const confirmationToken = parseConfirmationCookie(request.headers.get("cookie"));
  const found =
    confirmationToken === undefined
      ? undefined
      : await inquiries.findByConfirmationToken(confirmationToken).catch(() => undefined);
  if (found?.inquiry.reference !== reference) return { reference, rows: [] };
  const { inquiry, isConfirmationMailed } = found;
  const { project } = inquiry;
  const stored = project && (await projects.find(project.id).catch(() => undefined));
  const view = confirmationView(
    text,
    { reference: inquiry.reference, isConfirmationMailed },
    {
      ...inquiry,
      selection: { figures: receivedFigures(locale, inquiry) },
      project: stored ? localizeProject(locale, stored).title : project?.title,
    },
  );
  return inquiry.status === "set-aside" ? { ...view, delay: text.confirmation.delayed } : view;
}

/** Products whose models a selection can name; without them the form has no figures of models. */
function offeredProducts(products: Services["products"]) {
  return products.listVisible().catch(() => []);
}

/** The form again, with a notice and its problems. */
async function formWithNotice(
  context: Route.ActionArgs["context"],
  locale: Locale,
  typed: Typed,
  { notice, ...init }: { notice: string; status: number; headers?: HeadersInit },
) {
  const { projects, products } = context.get(servicesContext);
  const { problems } = context.get(contentContext).inquiry[locale];
  const project = await attachedProjectView(locale, new URLSearchParams(typed), projects);
  const carried = new URLSearchParams(typed[attachedSelectionField]);
  const selection = attachedSelectionView(locale, carried, await offeredProducts(products));
  const form = { values: typed, problems: fieldProblems(problems, typed) };
  return data({ notice, form, selection, project }, init);
}

/** Redirects to the confirmation, which reads the inquiry by a cookie, in either language. */
function toConfirmation(
  locale: Locale,
  { reference, confirmationToken }: Extract<ReceiveResult, { kind: "stored" }>,
  siteUrl: string,
) {
  const isHttps = siteUrl.startsWith("https:");
  const headers = new Headers();
  if (confirmationToken !== undefined)
    for (const each of locales)
      headers.append(
        "Set-Cookie",
        confirmationCookie(confirmationToken, pathIn(each, inquiryFormPaths.sent), isHttps),
      );
  return redirect(confirmationPath(locale, reference), { status: 303, headers });
}
