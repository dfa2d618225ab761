import { fill } from "#content/fill.ts";
import { fieldValue } from "#content/inquiries/field-value.ts";
import { fileLine } from "#content/inquiries/file-words.ts";
import { inquiry as formWords, inquiryMailWords } from "#content/inquiries/inquiry.ts";
import { dutySummary } from "#content/inquiries/inquiry-duty.ts";
import { projectPath } from "#content/lookup/project-path.ts";
import { localizeProjectWithTerms } from "#content/lookup/projects.ts";
import type { MailColors } from "#content/mail/mail-page.ts";
import { storedRows, storedUnits } from "#documents/selection/stored-selection.ts";
import { escapeHtml } from "#domain/escape-html.ts";
import type { StoredSelection } from "#domain/inquiries/attached-selection.ts";
import {
  type InquiryField,
  inquiryFieldNames,
  inquiryFields,
  isChoice,
} from "#domain/inquiries/inquiry-fields.ts";
import type { SentInquiry } from "#domain/inquiries/submission.ts";
import { minuteInKorea } from "#domain/korean-day.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { StoredProject } from "#domain/projects/project.ts";

/** Data of an inquiry that its mails contain. */
export interface InquiryMailData {
  id: number;
  reference: string;
  inquiry: SentInquiry;
  /** The project that it is about, as it is stored. */
  project?: StoredProject | undefined;
  selection?: StoredSelection | undefined;
  locale: Locale;
  receivedAt: Date;
}

/** A row of the table of a mail. */
export type LabeledRow = readonly [label: string, value: string];

/**
 * Labeled values of an inquiry, without its long texts, in its language.
 * @param siteUrl any URL of the site; only its origin counts
 */
export function inquiryRows(mail: InquiryMailData, siteUrl: string): LabeledRow[] {
  const { reference, inquiry, project, selection, locale, receivedAt } = mail;
  const words = inquiryMailWords[locale];
  const files = (inquiry.files ?? []).map(({ name, bytes }) => fileLine({ name, size: bytes.length }));
  return [
    [words.rows.reference, reference],
    ...inquiryFieldNames
      .filter((name) => inquiryFields[name].kind !== "text")
      .flatMap((name) => fieldRows(name, inquiry, locale)),
    ...(inquiry.duty
      ? [[words.rows.duty, dutySummary(inquiry.duty, locale, storedUnits(selection))] as const]
      : []),
    ...(selection ? storedRows(locale, selection).map(({ label, figure }) => [label, figure] as const) : []),
    ...(project ? [[words.rows.project, projectLine(project, locale, siteUrl)] as const] : []),
    ...(files.length > 0 ? [[words.rows.files, files.join(", ")] as const] : []),
    ...(inquiry.missingFiles?.length
      ? [[words.rows.missingFiles, inquiry.missingFiles.join(", ")] as const]
      : []),
    [words.rows.receivedAt, fill(words.time, { time: minuteInKorea(receivedAt) })],
  ];
}

/** A field with its name; an empty field is left out, unless it is a choice. */
export function fieldRows(name: InquiryField, inquiry: SentInquiry, locale: Locale): LabeledRow[] {
  const words = inquiryMailWords[locale];
  const value = fieldValue(formWords[locale], inquiry, name);
  if (value === "" && !isChoice(name)) return [];
  return [[words.rows[name], value || words.noProduct]];
}

export function rowLines(rows: readonly LabeledRow[]): string[] {
  return rows.map(([label, value]) => `${label}: ${value}`);
}

const cell = "padding:6px 16px 6px 0;text-align:left;vertical-align:top";

export function rowsTable(rows: readonly LabeledRow[], colors: MailColors): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${cell};overflow-wrap:normal;color:${colors.muted};font-weight:normal">${escapeHtml(label)}</th><td style="${cell};overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse">${cells.join("")}</table>`;
}

/** Texts of an inquiry that may have several lines, with their names; those that were left empty are left out. */
export function longTexts({ inquiry, locale }: InquiryMailData): LabeledRow[] {
  return inquiryFieldNames
    .filter((name) => inquiryFields[name].kind === "text")
    .map((name): LabeledRow => [inquiryMailWords[locale].rows[name], inquiry[name] ?? ""])
    .filter(([, text]) => text !== "");
}

/** A text as it was typed, below its name. */
export function longTextPart([label, text]: LabeledRow): string {
  return `<h2 style="font-size:16px">${escapeHtml(label)}</h2>
<p>${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;
}

/** Title of the project in the language of the inquiry, and the address of its page. */
function projectLine(project: StoredProject, locale: Locale, siteUrl: string): string {
  const page = new URL(pathIn(locale, projectPath(project.id)), siteUrl);
  return `${localizeProjectWithTerms(locale, project).title} (${page.href})`;
}
