import { importWords } from "#content/admin/import/project-import.ts";
import { fill } from "#content/fill.ts";
import type { ImportSession } from "../../import/sheet-import-kind.ts";

/** Files listed by name; further ones are counted. */
const maxNamed = 12;

export function PhotosStep({ session }: { session: ImportSession }) {
  const words = importWords.photos;
  const { photos, lines, matches } = session;
  const missing = matches.missing.map((index) => {
    const { rowLabel: row = "", cells } = lines[index]?.line ?? {};
    return fill(words.missingRow, { row, photo: cells?.photo ?? "" });
  });
  const without = lines.flatMap(({ line: { rowLabel, cells } }, index) =>
    matches.ofRow.has(index) || matches.missing.includes(index) || (cells.imageUrl ?? "") !== ""
      ? []
      : [fill(words.ofRow, { row: rowLabel, title: cells.title ?? "" })],
  );
  return (
    <div className="grid gap-3 text-compact">
      {photos.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <p role="status" className="text-success">
          {fill(words.matched, { count: matches.ofRow.size })}
        </p>
      )}
      <p className="text-muted">{words.rule}</p>
      <Named
        title={fill(words.unused, { count: matches.unused.length })}
        names={matches.unused.map((index) => photos[index]?.name ?? "")}
      />
      <Named title={fill(words.missing, { count: missing.length })} names={missing} />
      {photos.length > 0 && <Named title={fill(words.without, { count: without.length })} names={without} />}
    </div>
  );
}

function Named({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className="rounded-button border border-notice-line bg-notice-soft px-4 py-3">
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 list-disc pl-5 text-small">
        {names.slice(0, maxNamed).map((name) => (
          <li key={name} className="break-all">
            {name}
          </li>
        ))}
        {names.length > maxNamed && (
          <li>{fill(importWords.rows.more, { count: names.length - maxNamed })}</li>
        )}
      </ul>
    </div>
  );
}
