import type { CompareWords } from "#content/calculator/tool.ts";
import type { FigureNames } from "#content/figures/figure-rows.ts";
import type { UnitChoice } from "#content/figures/measures.ts";
import { fill } from "#content/fill.ts";
import { paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { dutyQuery } from "#engine/duty/duty-query.ts";
import { unmodifiedClick } from "#web/unmodified-click.ts";
import { type ComparedRow, comparedRows } from "./compared-rows.ts";
import { isSameDuty, type StoredDuty } from "./stored-duties.ts";

interface CompareTableProps {
  locale: Locale;
  words: CompareWords;
  names: FigureNames;
  duty: Duty;
  units: UnitChoice;
  duties: readonly StoredDuty[];
  onOpen: (stored: StoredDuty) => void;
  onRemove: (stored: StoredDuty) => void;
}

/** One column for each duty. On a phone the row name stands above its figures, so that four columns fit. */
export function CompareTable(props: CompareTableProps) {
  const { words, names, units, duties } = props;
  return (
    <table className="mt-3 w-full table-fixed sm:w-auto border-ink border-t-2 text-compact max-sm:text-note">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr className="border-line border-b align-top">
          <th scope="col" className="w-44 py-3 text-left font-medium text-muted max-sm:hidden">
            {words.item}
          </th>
          {duties.map((each) => (
            <Head key={dutyQuery(each.duty)} {...props} each={each} />
          ))}
        </tr>
      </thead>
      {comparedRows(names, duties, units).map((row) => (
        <Row key={row.key} words={words} row={row} />
      ))}
      <tbody>
        <tr>
          <td className="max-sm:hidden" />
          {duties.map((each) => (
            <Choices key={dutyQuery(each.duty)} {...props} each={each} />
          ))}
        </tr>
      </tbody>
    </table>
  );
}

interface ColumnProps extends CompareTableProps {
  each: StoredDuty;
}

function Head({ words, duty, duties, each }: ColumnProps) {
  const remarks = [
    ...(each === duties[0] && duties.length > 1 ? [words.base] : []),
    ...(isSameDuty(each.duty, duty) ? [words.current] : []),
  ];
  return (
    <th scope="col" className="break-words py-3 pl-2 text-right sm:w-52 font-semibold first:pl-0">
      <span className="block leading-snug">{each.name}</span>
      <span className="block font-medium text-small text-muted leading-normal">{remarks.join(", ")}</span>
    </th>
  );
}

function Row({ words, row: { key, label, unit, cells } }: { words: CompareWords; row: ComparedRow }) {
  return (
    <tbody>
      <tr className="sm:hidden">
        <th
          scope="rowgroup"
          colSpan={cells.length}
          className="pt-2.5 text-left font-medium text-small text-muted"
        >
          {label} {unit}
        </th>
      </tr>
      <tr className="border-line border-b align-top">
        <th scope="row" className="py-2.5 text-left font-medium text-muted max-sm:hidden">
          {label} <span className="text-small">{unit}</span>
        </th>
        {cells.map(({ text, difference }, at) => (
          <td
            // A column has no other key than its index.
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
            key={at}
            className={`py-2.5 pl-2 text-right max-sm:pt-0 ${key === "finalCRT" ? "font-bold text-navy" : "font-semibold"}`}
          >
            {text}
            {difference && (
              <span className="block font-normal text-small text-muted leading-tight">
                <span className="sr-only">{fill(words.difference, { figure: difference })}</span>
                <span aria-hidden="true">{difference}</span>
              </span>
            )}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

const linkClass = "text-link inline-flex min-h-11 items-center text-note";

function Choices({ locale, words, each, onOpen, onRemove }: ColumnProps) {
  return (
    <td className="pl-2 text-right">
      <span className="flex flex-col items-end">
        <a
          href={pathIn(locale, paths.calculator) + dutyQuery(each.duty)}
          onClick={unmodifiedClick(() => onOpen(each))}
          aria-label={fill(words.openNamed, { name: each.name })}
          className={linkClass}
        >
          {words.open}
        </a>
        <button
          type="button"
          onClick={() => onRemove(each)}
          aria-label={fill(words.removeNamed, { name: each.name })}
          className={linkClass}
        >
          {words.remove}
        </button>
      </span>
    </td>
  );
}
