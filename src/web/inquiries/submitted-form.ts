import { parseProjectId } from "#domain/inquiries/attached-project.ts";
import { inquiryFilesField } from "#domain/inquiries/files/inquiry-file.ts";
import {
  attachedProjectField,
  attachedSelectionField,
  honeypotField,
  inquiryFieldNames,
} from "#domain/inquiries/inquiry-fields.ts";
import { parseDutyQuery } from "#engine/duty/duty-query.ts";
import { pageBefore } from "../page-before.ts";

/** Texts of the form as the visitor typed them, by field. */
export type Typed = Record<string, string>;

/** Texts of the form. Without script its file input submits only the names, which are the missing files. */
export async function readForm(request: Request) {
  const form = await request.formData().catch(() => new FormData());
  const known = [...inquiryFieldNames, honeypotField, attachedSelectionField, attachedProjectField];
  const typed: Typed = Object.fromEntries(
    known.flatMap((name) => {
      const text = form.get(name);
      return typeof text === "string" ? [[name, text]] : [];
    }),
  );
  return { typed, missingFiles: form.getAll(inquiryFilesField).filter((name) => name !== "") };
}

/** Body of the API for a submitted form: the attached selection becomes a query and, if it has a valid one, a duty. */
export function submissionOf(typed: Typed) {
  const selection = typed[attachedSelectionField];
  const reading = parseDutyQuery(new URLSearchParams(selection));
  return {
    ...typed,
    duty: reading?.kind === "duty" ? reading.duty : undefined,
    selection,
    project: parseProjectId(new URLSearchParams(typed)),
  };
}

export function pageOfReferer(request: Request, siteUrl: string) {
  const { origin } = new URL(siteUrl);
  return pageBefore(request.headers.get("referer") ?? "", {
    origin,
    pathname: new URL(request.url).pathname,
  });
}
