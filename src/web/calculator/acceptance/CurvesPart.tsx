import type { AcceptanceWords } from "#content/calculator/acceptance.ts";
import { fill } from "#content/fill.ts";
import type { Locale } from "#domain/locale.ts";
import { curvesKey } from "#engine/acceptance/acceptance-query.ts";
import { controlClass } from "#web/ui/fields/Field.tsx";
import { Download, FlaskConical } from "../../ui/icons/visitor-icons.ts";
import { curvesFileField } from "./sent-form.ts";

interface CurvesPartProps {
  locale: Locale;
  words: AcceptanceWords["form"]["curves"];
  /** Table in the box. */
  value: string | undefined;
  /** Address of the test, which the template takes flow and range from. */
  search: string;
  /** Address of the page with the example. */
  sample: string;
  isWrong: boolean;
}

/** Box and file of a maker's performance curves. */
export function CurvesPart({ locale, words, value, search, sample, isWrong }: CurvesPartProps) {
  const wrong = isWrong ? ({ "aria-invalid": true } as const) : {};
  const describedBy = isWrong ? "test-problems curves-note" : "curves-note";
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <label htmlFor={curvesKey} className="mb-1 block text-note text-muted">
          {words.paste}
        </label>
        <textarea
          id={curvesKey}
          name={curvesKey}
          rows={12}
          spellCheck={false}
          autoComplete="off"
          defaultValue={value}
          placeholder={exampleRows(words)}
          aria-describedby={describedBy}
          {...wrong}
          className={`${controlClass} figures h-auto overflow-x-auto whitespace-pre px-3 py-2 text-compact [tab-size:28]`}
        />
      </div>
      <div className="grid min-w-0 content-start gap-5">
        <p id="curves-note" className="text-compact text-muted">
          {words.format}
        </p>
        <div>
          <label htmlFor={curvesFileField} className="mb-1 block text-note text-muted">
            {words.file}
          </label>
          <input
            id={curvesFileField}
            name={curvesFileField}
            type="file"
            accept=".xlsx,.csv,.tsv,.txt"
            aria-describedby="curves-file-note"
            className="block w-full min-w-0 text-compact file:mr-4 file:min-h-11 file:px-4"
          />
          <p id="curves-file-note" className="mt-1 text-note text-muted">
            {words.fileNote}
          </p>
        </div>
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <a
            href={`/api/performance-curves.csv?${templateQuery(search, locale)}`}
            download
            className="text-link inline-flex min-h-11 items-center gap-2 text-compact"
          >
            <Download className="size-4" />
            {words.template}
          </a>
          <a href={sample} className="text-link inline-flex min-h-11 items-center gap-2 text-compact">
            <FlaskConical className="size-4" />
            {words.sample}
          </a>
          <span className="w-full text-note text-muted">{words.sampleNote}</span>
        </p>
      </div>
    </div>
  );
}

/** First rows of a table, as the box expects them. */
function exampleRows({ headings: { flow, wetBulb, range } }: CurvesPartProps["words"]): string {
  const ranges = [4, 5, 6].map((kelvin) => fill(range, { kelvin }));
  return [
    [flow, wetBulb, ...ranges],
    ["351", "18", "25.1", "26.1", "26.9"],
    ["351", "20", "26.3", "27.2", "27.9"],
  ]
    .map((row) => row.join("\t"))
    .join("\n");
}

const templateKeys = ["flow", "hot", "cold"];

function templateQuery(search: string, locale: Locale): string {
  const given = new URLSearchParams(search);
  const query = new URLSearchParams(
    templateKeys.flatMap((key) => {
      const value = given.get(key);
      return value ? [[key, value]] : [];
    }),
  );
  query.set("lang", locale);
  return query.toString();
}
