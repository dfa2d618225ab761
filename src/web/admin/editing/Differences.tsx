import { editor } from "#content/admin/editor.ts";
import { logoOf } from "#content/brand/logo.ts";
import { isColor } from "#content/brand/palette.ts";
import { fill } from "#content/fill.ts";
import { pages } from "#content/site.ts";
import type { Difference } from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";
import { locales } from "#domain/locale.ts";
import { placeName } from "./place-name.ts";

/** What changes, place by place: old against new, in both languages. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  return (
    <ol className="divide-y divide-line">
      {differences.map((difference) => (
        <li key={difference.path} className="py-4">
          <h3 className="text-compact">
            <span className="font-normal text-muted">{pageName(difference.path)}</span>{" "}
            {placeName(difference.path)}
          </h3>
          {difference.problems.map((problem) => (
            <p key={problem} role="alert" className="mt-1 font-semibold text-danger text-small">
              {problem}
            </p>
          ))}
          <Sides {...difference} />
        </li>
      ))}
    </ol>
  );
}

function Sides({ path, before, after }: Difference) {
  const { publish, card } = editor;
  const rows = locales.flatMap((locale) => {
    const [old, fresh] = [before, after].map((edit) => wordsOf(edit, locale));
    return old === fresh ? [] : [{ locale, old, fresh }];
  });
  const isSameInBoth =
    rows.length === 2 && rows[0]?.fresh === rows[1]?.fresh && rows[0]?.old === rows[1]?.old;
  const shown = isSameInBoth ? rows.slice(0, 1) : rows;
  return shown.map(({ locale, old, fresh }) => (
    <dl key={locale} className="mt-2 grid gap-x-4 gap-y-1 text-note sm:grid-cols-2">
      <div className="min-w-0">
        <dt className="text-muted text-small">
          {publish.before}
          {!isSameInBoth && ` · ${card[locale]}`}
        </dt>
        <dd className="whitespace-pre-wrap break-words text-danger line-through decoration-1">
          <Value path={path} text={old} />
        </dd>
      </div>
      <div className="min-w-0">
        <dt className="text-muted text-small">
          {publish.after}
          {!isSameInBoth && ` · ${card[locale]}`}
        </dt>
        <dd className="whitespace-pre-wrap break-words text-success">
          <Value path={path} text={fresh} />
        </dd>
      </div>
    </dl>
  ));
}

/** What is seen and not read, as it is seen: the logo, and the company's colours. */
function Value({ path, text = "" }: { path: string; text: string | undefined }) {
  const logo = path.startsWith("company.brand.") ? logoOf(text) : undefined;
  if (logo)
    return (
      <img src={logo.url} alt="" width={logo.width} height={logo.height} className="h-9 w-auto bg-sea p-1" />
    );
  if (!path.startsWith("company.brand.") || !isColor(text)) return text;
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

/** An edit as one reads it in a language. */
function wordsOf(edit: Edit | null, locale: (typeof locales)[number]): string {
  switch (edit?.kind) {
    case undefined:
      return editor.publish.absent;
    case "text":
      return edit[locale];
    case "texts":
      return edit[locale].join("\n\n");
    case "fact":
      return Array.isArray(edit.value) ? edit.value.join(", ") : String(edit.value);
    case "list":
      return fill(editor.order, { ids: edit.order.join(", ") });
  }
}

function pageName(path: string): string {
  const name = path.split(".", 1)[0] ?? "";
  const page = Object.entries(pages).find(([key]) => key === name)?.[1];
  return page && "label" in page ? page.label.ko : "";
}
