import type { calculator } from "#content/calculator/calculator.ts";
import { finderWords } from "#content/calculator/finder/finder.ts";
import { fill } from "#content/fill.ts";
import { brandedTitle, type ProductView } from "#content/lookup/product-view.ts";
import type { compare } from "#content/pages/products/compare.ts";
import type { series } from "#content/pages/series.ts";
import { paths } from "#content/paths.ts";
import { withoutPreferences } from "#documents/selection/selection-texts.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { modelSlug } from "#domain/products/model-slug.ts";
import { parsePreferences } from "#engine/finder/preferences.ts";
import { capacityInput } from "#engine/inputs/duty-inputs.ts";
import { PreferenceBoxes } from "#web/finder/PreferenceBoxes.tsx";
import { choiceNames } from "../series/compare-with.ts";
import { DutyBoxes } from "../series/duty/DutyBoxes.tsx";
import type { EnteredNeed } from "../series/duty/need.ts";
import { UnitChoice } from "../series/units/UnitChoice.tsx";
import { buttonClass } from "../ui/button-class.ts";
import { DisclosureArrow } from "../ui/DisclosureArrow.tsx";
import { controlClass, Field, fieldProps } from "../ui/fields/Field.tsx";
import { type Comparison, choiceValue } from "./asked.ts";

interface CompareFormProps {
  locale: Locale;
  text: (typeof compare)[Locale];
  /** Labels of the boxes of a duty, as on the calculator. */
  duty: (typeof calculator)[Locale]["form"]["fields"];
  products: readonly ProductView[];
  comparison: Comparison;
  /** Sent values, to be corrected where they are invalid. */
  entered: EnteredNeed;
  units: (typeof series)[Locale]["models"]["units"];
}

/** Id of the form: the choice of units, which may stand outside, belongs to it by this. */
export const compareFormId = "compare";

/** Chooses the series, and the capacity or the duty that they are needed for: a form that a browser sends by itself. */
export function CompareForm(props: CompareFormProps) {
  const { locale, text, comparison, entered } = props;
  const { form, problems } = text;
  const { need } = comparison;
  const refused = need.kind === "refused" ? need.what : undefined;
  return (
    <form
      id={compareFormId}
      method="get"
      action={pathIn(locale, paths.compare)}
      aria-labelledby="choose"
      className="print:hidden"
    >
      <h2 id="choose" className="text-xl">
        {form.title}
      </h2>
      <div className="mt-5 grid items-start gap-5 md:grid-cols-3">
        {choiceNames.map((name, index) => (
          <SeriesChoice key={name} {...props} name={name} index={index} />
        ))}
      </div>
      <div className="mt-5 grid items-start gap-x-5 gap-y-4 md:grid-cols-3">
        <Field
          id="capacity"
          label={form.capacity}
          error={refused === "capacity" ? problems.capacity : undefined}
        >
          <input
            type="text"
            inputMode="decimal"
            name={capacityInput.key}
            defaultValue={entered.capacity}
            autoComplete="off"
            {...fieldProps("capacity", refused === "capacity" ? problems.capacity : undefined)}
          />
        </Field>
        <p className="text-compact text-muted self-center md:col-span-2">{form.capacityHint}</p>
      </div>
      <div className="mt-5">
        <PreferenceBoxes
          id="compare"
          columns="grid-cols-2 gap-5 md:grid-cols-3"
          words={finderWords[locale]}
          preferences={need.carried ?? {}}
          wrong={parsePreferences(new Map(Object.entries(need.carried ?? {}))).wrong}
        />
      </div>
      <Duty {...props} problem={refused && refused !== "capacity" ? problems[refused] : undefined} />
      <button type="submit" className={buttonClass("primary", "mt-5 max-sm:w-full")}>
        {form.submit}
      </button>
    </form>
  );
}

interface SeriesChoiceProps extends CompareFormProps {
  name: string;
  index: number;
}

/** Every series; the models of those that are compared, so that the list stays short. */
function SeriesChoice({ text, products, comparison, name, index }: SeriesChoiceProps) {
  const { form } = text;
  const choice = comparison.choices[index];
  const compared = new Set(comparison.choices.map(({ product }) => product));
  const id = `series-${name}`;
  return (
    <Field id={id} label={form.choices[index] ?? ""}>
      <select id={id} name={name} defaultValue={choice ? choiceValue(choice) : ""} className={controlClass}>
        <option value="">{form.none}</option>
        <optgroup label={form.whole}>
          {products.map((product) => (
            <option key={product.slug} value={product.slug}>
              {brandedTitle(product)}
            </option>
          ))}
        </optgroup>
        {[...compared].map((product) => (
          <optgroup key={product.slug} label={fill(form.models, { title: brandedTitle(product) })}>
            {product.models.map((model) => (
              <option key={model.name} value={`${product.slug}/${modelSlug(model)}`}>
                {model.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Field>
  );
}

interface DutyProps extends CompareFormProps {
  problem: string | undefined;
}

function Duty({ text, duty, units, comparison: { choices, need }, entered, problem }: DutyProps) {
  // No box is wrong where the elevation of a link is.
  const problemId = need.kind === "refused" && need.what === "duty" ? "duty-error" : undefined;
  return (
    <details className="group mt-4 border-line border-y" open={need.kind === "duty" || problem !== undefined}>
      <summary className="flex min-h-12 items-center justify-between gap-3 py-2 font-semibold hover:text-action">
        {text.form.duty}
        <DisclosureArrow />
      </summary>
      {/* Beside the figures of a comparison the choice stands there. */}
      {choices.length === 0 && <UnitChoice text={units} system={entered.system} form={compareFormId} />}
      <div className="grid gap-5 pb-6 sm:grid-cols-2 lg:grid-cols-4">
        <DutyBoxes {...{ duty, entered, problemId }} carried={withoutPreferences(need.carried ?? {})} />
        {problem !== undefined && (
          <p id={problemId} className="text-compact text-danger sm:col-span-2 lg:col-span-4">
            {problem}
          </p>
        )}
      </div>
    </details>
  );
}
