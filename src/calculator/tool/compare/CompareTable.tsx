import { fill } from "#content/fill.ts";
import { paths } from "#content/paths.ts";
import { pathIn } from "#domain/locale.ts";
import { plainClick } from "#web/map/plain-click.ts";
import { dutyQuery } from "../../engine/duty/entry.ts";
import type { CompareSectionProps } from "./CompareSection.tsx";
import { comparedRows } from "./compared-rows.ts";
import { isSameDuty, type KeptDuty } from "./kept-duties.ts";

interface CompareTableProps extends CompareSectionProps {
  kept: readonly KeptDuty[];
  onOpen: (kept: KeptDuty) => void;
  onRemove: (kept: KeptDuty) => void;
}

const linkClass = "text-link inline-flex min-h-11 items-center text-[14px]";

/** A column for each duty. On a phone the name of a row stands above its figures, so that four columns fit. */
export function CompareTable({ locale, words, units, duty, kept, onOpen, onRemove }: CompareTableProps) {
  const rows = comparedRows(kept, units);
  const calculator = pathIn(locale, paths.calculator);
  return (
    <table className="mt-3 w-full table-fixed sm:w-auto border-ink border-t-2 text-[15px] max-sm:text-[14px]">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr className="border-line border-b align-top">
          <th scope="col" className="w-44 py-3 text-left font-medium text-muted max-sm:hidden">
            {words.item}
          </th>
          {kept.map((each, at) => (
            <th
              key={dutyQuery(each.duty)}
              scope="col"
              className="break-words py-3 pl-2 text-right sm:w-52 font-semibold first:pl-0"
            >
              <span className="block leading-snug">{each.name}</span>
              <span className="block font-medium text-[13px] text-muted leading-normal">
                {[
                  ...(at === 0 && kept.length > 1 ? [words.base] : []),
                  ...(isSameDuty(each.duty, duty) ? [words.current] : []),
                ].join(", ")}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ key, unit, cells }) => (
        <tbody key={key}>
          <tr className="sm:hidden">
            <th
              scope="rowgroup"
              colSpan={kept.length}
              className="pt-2.5 text-left font-medium text-[13px] text-muted"
            >
              {words.rows[key]} {unit}
            </th>
          </tr>
          <tr className="border-line border-b align-top">
            <th scope="row" className="py-2.5 text-left font-medium text-muted max-sm:hidden">
              {words.rows[key]} <span className="text-[13px]">{unit}</span>
            </th>
            {cells.map(({ text, difference }, at) => (
              <td
                // A column has no other name than its place.
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                key={at}
                className={`py-2.5 pl-2 text-right max-sm:pt-0 ${key === "finalCRT" ? "font-bold text-navy" : "font-semibold"}`}
              >
                {text}
                {difference && (
                  <span className="block font-normal text-[13px] text-muted leading-tight">
                    <span className="sr-only">{fill(words.difference, { figure: difference })}</span>
                    <span aria-hidden="true">{difference}</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
      <tbody>
        <tr>
          <td className="max-sm:hidden" />
          {kept.map((each) => (
            <td key={dutyQuery(each.duty)} className="pl-2 text-right">
              <span className="flex flex-col items-end">
                <a
                  href={calculator + dutyQuery(each.duty)}
                  onClick={plainClick(() => onOpen(each))}
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
          ))}
        </tr>
      </tbody>
    </table>
  );
}
