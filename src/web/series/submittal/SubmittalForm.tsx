import type { calculator } from "#content/calculator/calculator.ts";
import { fill } from "#content/fill.ts";
import { brandedTitle, type ProductView } from "#content/lookup/product-view.ts";
import type { submittal } from "#content/pages/products/submittal.ts";
import type { series } from "#content/pages/series.ts";
import { paths } from "#content/paths.ts";
import type { Selection } from "#documents/selection/selection.ts";
import { type SelectionTexts, selectionEntries } from "#documents/selection/selection-texts.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { modelSlug } from "#domain/products/model-slug.ts";
import { optionsName } from "#domain/products/options/options-parameter.ts";
import { maxTowers } from "#engine/finder/tower.ts";
import { dutyInputs, elevationInput } from "#engine/inputs/duty-inputs.ts";
import { keysOf } from "#engine/inputs/input.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { controlClass, Field, fieldProps } from "../../ui/fields/Field.tsx";
import { DutyBoxes, DutyBoxesScript } from "../duty/DutyBoxes.tsx";
import type { EnteredNeed } from "../duty/need.ts";
import { OptionBoxes } from "../options/OptionBoxes.tsx";
import { UnitChoice, unitChoiceScope } from "../units/UnitChoice.tsx";

interface SubmittalFormProps {
  locale: Locale;
  text: (typeof submittal)[Locale];
  duty: (typeof calculator)[Locale]["form"]["fields"];
  products: readonly ProductView[];
  texts: SelectionTexts;
  selection: Selection;
  /** Submitted texts of the duty's inputs. */
  entered: EnteredNeed;
  units: (typeof series)[Locale]["models"]["units"];
  isUnknown: boolean;
  /** Sentence on an elevation beyond the limits, for which the form has no box. */
  elevationProblem: string;
  optionWords: (typeof series)[Locale]["options"];
}

/** Parts of the selection with visible inputs; the rest is in hidden inputs. */
const ownNames = new Set([
  "product",
  optionsName,
  "model",
  "units",
  "job",
  ...keysOf(dutyInputs),
  elevationInput.key,
]);

const submittalFormId = "submittal-choice";

const numbers = Array.from({ length: maxTowers }, (_, index) => index + 1);

/** Form for model, number and duty; it works without script. */
export function SubmittalForm(props: SubmittalFormProps) {
  const { locale, text, duty, texts, selection, entered } = props;
  const words = text.form;
  const wrongDuty = selection.rejected.includes("duty");
  const others = selectionEntries(texts).filter(([name]) => !ownNames.has(name));
  return (
    <form
      id={submittalFormId}
      method="get"
      action={pathIn(locale, paths.submittal)}
      aria-labelledby="submittal-form"
      className={`${unitChoiceScope} rounded-card bg-mist p-5 sm:p-6 print:hidden`}
    >
      <h2 id="submittal-form" className="text-xl">
        {words.title}
      </h2>
      <Towers {...props} />
      <fieldset className="mt-5">
        <legend className="font-semibold">{words.duty}</legend>
        <p className="mt-1 text-muted text-note">{words.dutyHint}</p>
        <div className="mt-3">
          <UnitChoice text={props.units} system={entered.system} form={submittalFormId} />
        </div>
        <div className="grid grid-cols-2 items-end gap-4 lg:grid-cols-4">
          <DutyBoxes {...{ duty, entered }} problemId={wrongDuty ? "duty-problem" : undefined} />
        </div>
        {wrongDuty && (
          <p id="duty-problem" className="mt-3 text-compact text-danger">
            {text.problems.duty}
          </p>
        )}
        {!wrongDuty && selection.rejected.includes(elevationInput.key) && (
          <p className="mt-3 text-compact text-danger">{props.elevationProblem}</p>
        )}
      </fieldset>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DutyBoxesScript />
      <button type="submit" className={buttonClass("primary", "mt-5")}>
        {words.submit}
      </button>
    </form>
  );
}

/** Model, number and project. */
function Towers({ text, products, texts, selection, isUnknown, optionWords }: SubmittalFormProps) {
  const words = text.form;
  const [slug] = (texts.product ?? "").split("/");
  const subjects = products.find((product) => product.slug === slug)?.options ?? [];
  const unknown = isUnknown ? text.problems.unknown : undefined;
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-[2fr_1fr_2fr]">
      <Field id="product" label={words.product} error={unknown}>
        <select
          name="product"
          required
          defaultValue={isUnknown ? "" : (texts.product ?? "")}
          {...fieldProps("product", unknown)}
        >
          <option value="">{words.choose}</option>
          {products.map((product) => (
            <Models key={product.slug} product={product} series={words.series} />
          ))}
        </select>
      </Field>
      <Field id="units" label={words.units}>
        <select
          id="units"
          name="units"
          defaultValue={selection.plan.tower?.towerCount ?? 1}
          className={controlClass}
        >
          {numbers.map((number) => (
            <option key={number}>{number}</option>
          ))}
        </select>
      </Field>
      <Field id="job" label={words.project}>
        <input
          id="job"
          name="job"
          type="text"
          maxLength={40}
          defaultValue={texts.jobTitle}
          autoComplete="off"
          className={controlClass}
        />
      </Field>
      <OptionBoxes id="option" text={optionWords} subjects={subjects} chosen={selection.options} />
    </div>
  );
}

/** The models of a series, and the series as a whole. */
function Models({ product, series }: { product: ProductView; series: string }) {
  const title = brandedTitle(product);
  const models = product.models.filter((model) => modelSlug(model) !== "");
  return (
    <optgroup label={title}>
      {models.map((model) => (
        <option key={model.name} value={`${product.slug}/${modelSlug(model)}`}>
          {model.name}
        </option>
      ))}
      <option value={product.slug}>{fill(series, { title })}</option>
    </optgroup>
  );
}
