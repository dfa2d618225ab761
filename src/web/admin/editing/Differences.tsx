import type { ReactNode } from "react";
import { editor } from "#content/admin/editor.ts";
import { pictureTools } from "#content/admin/pictures.ts";
import { fill } from "#content/fill.ts";
import { isPictureKey } from "#content/picture-key.ts";
import { pages } from "#content/site.ts";
import type { Difference } from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";
import { focusOf } from "#domain/files/own-picture.ts";
import { locales } from "#domain/locale.ts";
import { filesOf } from "../../pictures/shown-picture.ts";
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

function Sides({ before, after }: Difference) {
  const { card } = editor;
  const rows = locales.flatMap((locale) => {
    const [old, fresh] = [before, after].map((edit) => wordsOf(edit, locale));
    return old === fresh ? [] : [{ locale, old, fresh }];
  });
  const isSameInBoth =
    rows.length === 2 && rows[0]?.fresh === rows[1]?.fresh && rows[0]?.old === rows[1]?.old;
  const shown = isSameInBoth ? rows.slice(0, 1) : rows;
  return (
    <>
      {pictureOf(before) !== pictureOf(after) && (
        <Pair old={<PictureSide edit={before} />} fresh={<PictureSide edit={after} />} />
      )}
      {shown.map(({ locale, old, fresh }) => (
        <Pair
          key={locale}
          of={isSameInBoth ? "" : card[locale]}
          old={<span className="text-danger line-through decoration-1">{old}</span>}
          fresh={<span className="text-success">{fresh}</span>}
        />
      ))}
    </>
  );
}

interface PairProps {
  /** What it is, where that is not plain: a language. */
  of?: string;
  old: ReactNode;
  fresh: ReactNode;
}

function Pair({ of = "", old, fresh }: PairProps) {
  const { publish } = editor;
  const sides = [
    { name: publish.before, shown: old },
    { name: publish.after, shown: fresh },
  ];
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-1 text-note sm:grid-cols-2">
      {sides.map(({ name, shown }) => (
        <div key={name} className="min-w-0">
          <dt className="text-muted text-small">{[name, of].filter(Boolean).join(" · ")}</dt>
          <dd className="whitespace-pre-wrap break-words">{shown}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A small version of a picture, with its focus where it has one. */
function PictureSide({ edit }: { edit: Edit | null }) {
  if (edit?.kind !== "picture") return null;
  const { picture } = edit;
  if (typeof picture === "string" && !isPictureKey(picture)) return null;
  const { base, widths } = filesOf(picture);
  const { label, value } = pictureTools.focus;
  return (
    <>
      <img src={`${base}-${widths[0]}.webp`} alt="" className="mt-1 block h-24 w-auto rounded-[3px]" />
      {typeof picture === "object" && (
        <span className="text-muted text-small">
          {label} {fill(value, { ...focusOf(picture) })}
        </span>
      )}
    </>
  );
}

/** Tells one picture, and its focus, from another. */
function pictureOf(edit: Edit | null): string {
  return edit?.kind === "picture" ? JSON.stringify(edit.picture) : "";
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
    case "picture":
      return edit[locale] || pictureTools.none;
    case "list":
      return fill(editor.order, { ids: edit.order.join(", ") });
  }
}

function pageName(path: string): string {
  const name = path.split(".", 1)[0] ?? "";
  const page = Object.entries(pages).find(([key]) => key === name)?.[1];
  return page && "label" in page ? page.label.ko : "";
}
