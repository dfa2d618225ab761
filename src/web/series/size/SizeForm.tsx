import type { size } from "#content/pages/products/size.ts";
import { paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { LabelledInput, LabelledSelect } from "../../ui/fields/Labelled.tsx";
import { type AskedSize, sizeNames, sizeUnits } from "../duty/asked-size.ts";

interface SizeFormProps {
  locale: Locale;
  text: (typeof size)[Locale]["form"];
  /** Texts of the inputs. */
  asked?: AskedSize;
  /** Level of the heading; without one the page's heading names the form. */
  heading?: "h2" | "h3";
  problem?: string | undefined;
}

/** Form for a capacity in tons; it works without script. */
export function SizeForm({
  locale,
  text,
  asked = { kind: "none" },
  heading: Heading,
  problem,
}: SizeFormProps) {
  const typed = asked.kind === "none" ? "" : String(asked.typed);
  return (
    <form method="get" action={pathIn(locale, paths.size)} aria-label={text.title} className="print:hidden">
      {Heading && <Heading className="mb-3 text-xl">{text.title}</Heading>}
      <div className="grid max-w-2xl grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_minmax(12.5rem,1fr)_auto]">
        <LabelledInput
          name={sizeNames.tons}
          label={text.tons}
          value={typed}
          required
          placeholder={text.example}
          problemId={problem === undefined ? undefined : "size-problem"}
        />
        <LabelledSelect
          name={sizeNames.unit}
          label={text.unit}
          value={asked.kind === "none" ? "CRT" : asked.unit}
          options={sizeUnits.map((unit) => [unit, text.units[unit]])}
        />
        <button type="submit" className={buttonClass("primary", "max-sm:col-span-2")}>
          {text.submit}
        </button>
      </div>
      {problem !== undefined && (
        <p id="size-problem" role="alert" className="mt-3 text-compact text-danger">
          {problem}
        </p>
      )}
    </form>
  );
}
