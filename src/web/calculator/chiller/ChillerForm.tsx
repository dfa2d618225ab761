import type { ChillerWords } from "#content/calculator/chiller/chiller.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { chillerDrives, coolingUnits } from "#engine/chiller/chiller.ts";
import type { ChillerProblem, ChillerState } from "#engine/chiller/chiller-query.ts";
import { chillerInputs, chillerTowerInputs } from "#engine/inputs/chiller-inputs.ts";
import type { Quantity } from "#engine/inputs/input.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { LabelledInput, LabelledSelect } from "#web/ui/fields/Labelled.tsx";

interface ChillerFormProps {
  locale: Locale;
  text: ChillerWords["form"];
  /** Two inputs in a row, for a column of a page. */
  isNarrow?: boolean;
  state?: ChillerState;
  /** Texts of the boxes, by key. */
  values?: Readonly<Record<string, string>>;
  /** Page of the result; by default the page for chillers. */
  action?: string;
  /** Level of the heading; without one the page's heading names the form. */
  heading?: "h2";
  /** Shows all inputs, not only the four most important ones. */
  isComplete?: boolean;
}

const { cooling, unit, drive, range, cop, rejectionFactor } = chillerInputs;
const { coldWaterTemp, wetBulbTemp } = chillerTowerInputs;

/** Form for a chiller; it works without script. */
export function ChillerForm(props: ChillerFormProps) {
  const {
    locale,
    text,
    state = { kind: "empty" },
    values = {},
    isComplete = false,
    isNarrow = false,
  } = props;
  const { action = pathIn(locale, paths.chiller), heading: Heading } = props;
  const problems = state.kind === "refused" ? state.problems : [];
  const box = (quantity: Quantity & { key: string }, label: string) => (
    <LabelledInput
      name={quantity.key}
      label={label}
      value={values[quantity.key] ?? quantity.initial}
      problemId={problems.some(({ key }) => key === quantity.key) ? problemsId : undefined}
      {...(quantity === cooling && { required: true, placeholder: text.example })}
    />
  );
  return (
    <form method="get" action={action} aria-label={text.title} className="print:hidden">
      {Heading && <Heading className="mb-3 text-xl">{text.title}</Heading>}
      <div className={`grid grid-cols-2 items-end gap-3 ${isNarrow ? "" : "lg:grid-cols-5"}`}>
        {box(cooling, text.cooling)}
        <LabelledSelect
          name={unit.key}
          label={text.unit}
          value={values[unit.key]}
          options={coolingUnits.map((each) => [each, text.units[each]])}
        />
        <LabelledSelect
          name={drive.key}
          label={text.drive}
          value={values[drive.key]}
          options={chillerDrives.map((each) => [each, text.drives[each]])}
        />
        {box(range, text.range)}
        <button
          type="submit"
          className={buttonClass("primary", isNarrow ? "col-span-2" : "max-lg:col-span-2")}
        >
          {text.submit}
        </button>
      </div>
      {isComplete && (
        <fieldset className="mt-6">
          <legend className="mb-2 font-semibold text-compact text-muted">{text.more}</legend>
          <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
            {box(cop, text.boxes.cop)}
            {box(rejectionFactor, text.boxes.factor)}
            {box(coldWaterTemp, text.boxes.cold)}
            {box(wetBulbTemp, text.boxes.wb)}
          </div>
          <p className="mt-3 max-w-[52em] text-compact text-muted">{text.typical}</p>
        </fieldset>
      )}
      <Problems texts={problemTexts(text, problems)} />
    </form>
  );
}

const problemsId = "chiller-problems";

function Problems({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul id={problemsId} role="alert" className="mt-3 text-compact text-danger">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Error message for each rejected number. */
function problemTexts(words: ChillerWords["form"], problems: readonly ChillerProblem[]): string[] {
  const labels: Readonly<Record<string, string>> = {
    ...words.boxes,
    cooling: words.cooling,
    range: words.range,
  };
  return problems.map(({ key, lowest, highest }) =>
    fill(words.problem, {
      box: labels[key] ?? key,
      lowest: enteredFigure(lowest),
      highest: enteredFigure(highest),
    }),
  );
}
