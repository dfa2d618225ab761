import type { ReactNode } from "react";
import { editor } from "#content/admin/editor.ts";
import { logoOf } from "#content/brand/logo.ts";
import { isColor } from "#content/brand/palette.ts";
import { fill } from "#content/fill.ts";
import { languageName } from "#content/languages.ts";
import { pages } from "#content/site.ts";
import type { Difference, DraftDifference, EditableField } from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";
import { locales } from "#domain/locale.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { getPageAccount } from "../account/page-account.ts";
import { fieldName } from "./field-name.ts";
import { PictureThumbnail } from "./picture/PictureThumbnail.tsx";
import { readableEdit } from "./readable-edit.ts";
import type { DraftState } from "./state/draft-store.ts";

interface DifferencesProps {
  differences: readonly (Difference & Partial<DraftDifference>)[];
  fields: DraftState["fields"];
  onFix?: (path: string) => void;
}

/** Changes by field: old and new in both languages; only the new value for a new entry. */
export function Differences({ differences, fields, onFix }: DifferencesProps) {
  return (
    <ol className="divide-y divide-line">
      {differences.map((difference) => (
        <li key={difference.path} className="py-4">
          <h3 className="text-compact">
            <span className="font-normal text-muted">{pageName(difference.path)}</span>{" "}
            {fieldName(difference.path, fields, difference.before ?? undefined)}
            {difference.isNew && (
              <span className="ml-2 rounded-[3px] bg-success-soft px-1.5 py-0.5 text-small text-success">
                {editor.publish.isNew}
              </span>
            )}
            {isOtherEditor(difference.editedBy) && (
              <span className="ml-2 font-normal text-muted text-small">
                {fill(editor.publish.editedBy, { name: difference.editedBy })}
              </span>
            )}
          </h3>
          {difference.problems.map((problem) => (
            <p key={problem} role="alert" className="mt-1 font-semibold text-danger text-small">
              {problem}
            </p>
          ))}
          {difference.problems.length > 0 && onFix && (
            <button
              type="button"
              data-problem
              onClick={() => onFix(difference.path)}
              className={toolButton("plain", "mt-1.5")}
            >
              {editor.publish.fix}
              <span className="sr-only"> ({fieldName(difference.path, fields)})</span>
            </button>
          )}
          <Sides difference={difference} fields={fields} />
        </li>
      ))}
    </ol>
  );
}

function Sides({ difference, fields }: { difference: Difference; fields: DraftState["fields"] }) {
  const { path, before, after, isNew } = difference;
  const rows = locales.flatMap((locale) => {
    const [textBefore, textAfter] = [before, after].map((edit) => readableEdit(edit, locale, path, fields));
    return textBefore === textAfter ? [] : [{ locale, textBefore, textAfter }];
  });
  const [first] = rows;
  const isSameInAllLanguages =
    rows.length === locales.length &&
    rows.every(
      ({ textBefore, textAfter }) => textBefore === first?.textBefore && textAfter === first?.textAfter,
    );
  const shown = isSameInAllLanguages ? rows.slice(0, 1) : rows;
  return (
    <>
      {pictureOf(before) !== pictureOf(after) && (
        <Pair
          before={before && <PictureThumbnail edit={before} />}
          after={<PictureThumbnail edit={after} />}
        />
      )}
      {shown.map(({ locale, textBefore, textAfter }) => (
        <Pair
          key={locale}
          language={isSameInAllLanguages ? "" : languageName(locale)}
          before={
            !isNew && (
              <span className="text-danger line-through decoration-1">
                <Value field={fields.get(path)} text={textBefore} />
              </span>
            )
          }
          after={
            <span className="text-success">
              <Value field={fields.get(path)} text={textAfter} />
            </span>
          }
        />
      ))}
    </>
  );
}

interface PairProps {
  language?: string;
  before: ReactNode;
  after: ReactNode;
}

function Pair({ language = "", before, after }: PairProps) {
  const { publish } = editor;
  const sides = [
    ...(before ? [{ name: publish.before, shown: before }] : []),
    { name: publish.after, shown: after },
  ];
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-1 text-note sm:grid-cols-2">
      {sides.map(({ name, shown }) => (
        <div key={name} className="min-w-0">
          <dt className="text-muted text-small">{[name, language].filter(Boolean).join(" · ")}</dt>
          <dd className="whitespace-pre-wrap break-words">{shown}</dd>
        </div>
      ))}
    </dl>
  );
}

function pictureOf(edit: Edit | null): string {
  return edit?.kind === "picture" ? JSON.stringify(edit.picture) : "";
}

/** A visual value: the logo or a color. */
function Value({ field, text = "" }: { field: EditableField | undefined; text: string | undefined }) {
  const check = field?.kind === "fact" ? field.check : undefined;
  const logo = check === "logo" ? logoOf(text) : undefined;
  if (logo)
    return (
      <img src={logo.url} alt="" width={logo.width} height={logo.height} className="h-9 w-auto bg-sea p-1" />
    );
  if ((check !== "color" && check !== "darkColor") || !isColor(text)) return text;
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className="size-5 rounded-[3px] border border-field"
        style={{ background: text }}
      />
      {text}
    </span>
  );
}

/** Returns true for the user name of another editor than the one of this page. */
export function isOtherEditor(editor: string | null | undefined): editor is string {
  return Boolean(editor) && editor !== getPageAccount();
}

export function pageName(path: string): string {
  const name = path.split(".", 1)[0] ?? "";
  const page = Object.entries(pages).find(([key]) => key === name)?.[1];
  return page && "label" in page ? page.label.ko : (pagesWithoutMenu.get(name) ?? "");
}

const pagesWithoutMenu = new Map<string, string>(Object.entries({ ...editor.pages, ...editor.parts }));
