import type { calculator } from "#content/calculator/calculator.ts";
import { finderWords } from "#content/calculator/finder/finder.ts";
import { towerKindWords } from "#content/calculator/plan/tower-kinds.ts";
import { lowNoiseText } from "#content/details/low-noise.ts";
import { oneDecimal } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { ProductView } from "#content/lookup/product-view.ts";
import type { compare } from "#content/pages/products/compare.ts";
import type { series } from "#content/pages/series.ts";
import { withoutPreferences } from "#documents/selection/selection-texts.ts";
import type { Locale } from "#domain/locale.ts";
import type { SelectionBasis } from "#engine/design/tower-kind.ts";
import { isLimited } from "#engine/finder/finder.ts";
import { parsePreferences } from "#engine/finder/preferences.ts";
import { maxTowers } from "#engine/finder/tower.ts";
import { capacityInput } from "#engine/inputs/duty-inputs.ts";
import { FoundNotes } from "#web/finder/FoundNotes.tsx";
import { PreferenceBoxes } from "#web/finder/PreferenceBoxes.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Field, fieldProps } from "../../ui/fields/Field.tsx";
import { compareWith } from "../compare-with.ts";
import { type About, calculatorFor, inquiryAbout, submittalFor } from "../inquiry-about.ts";
import { sizeAddress } from "./asked-size.ts";
import { DutyBoxes, DutyBoxesScript } from "./DutyBoxes.tsx";
import { basisFor, type Fitting, type FoundFittings, preferencesOf } from "./fitting.ts";
import { Needed } from "./Needed.tsx";
import type { EnteredNeed, Need } from "./need.ts";
import { SetFacts } from "./SetFacts.tsx";

interface FindModelProps {
  locale: Locale;
  text: (typeof series)[Locale]["models"]["find"];
  product: ProductView;
  need: Need;
  /** Values of the boxes without a valid need. */
  entered: EnteredNeed;
  /** Towers that meet the need within the limits, best first; `undefined` without a need. */
  found: FoundFittings | undefined;
  /** Need as part of a selection, for links. */
  about: About;
  words: {
    /** Labels of the boxes of a duty, as on the calculator. */
    duty: (typeof calculator)[Locale]["form"]["fields"];
    /** Words of a need and its problems, as in the comparison. */
    compare: (typeof compare)[Locale];
  };
}

/** Id of the form, for inputs outside of it. */
export const findFormId = "find-model";

/** Finder of the model, and its number, for a duty: a form and its result. */
export function FindModel(props: FindModelProps) {
  const { locale, text, product, need, entered, words } = props;
  const { problems } = words.compare;
  const refused = need.kind === "refused" ? need.what : undefined;
  const dutyProblem = refused && refused !== "capacity" ? problems[refused] : undefined;
  // No box is wrong where the elevation of a link is.
  const problemId = refused === "duty" ? "duty-error" : undefined;
  const wrongCapacity = refused === "capacity" ? problems.capacity : undefined;
  return (
    <div className="mb-10 rounded-card bg-mist p-5 sm:p-6 print:hidden">
      <form id={findFormId} method="get" action={`${product.href}#models`} aria-labelledby="find">
        <h3 id="find" className="text-xl">
          {text.title}
        </h3>
        <p className="mt-2 text-compact text-muted">{text.description}</p>
        <div className="mt-5 grid grid-cols-2 items-end gap-x-4 gap-y-5 lg:grid-cols-6">
          <DutyBoxes
            duty={words.duty}
            {...{ entered, problemId }}
            carried={withoutPreferences(need.carried ?? {})}
          />
          <Field id="capacity" label={text.capacity} error={wrongCapacity}>
            <input
              type="text"
              inputMode="decimal"
              name={capacityInput.key}
              defaultValue={entered.capacity}
              autoComplete="off"
              {...fieldProps("capacity", wrongCapacity)}
            />
          </Field>
          <button type="submit" className={buttonClass("primary")}>
            {text.submit}
          </button>
        </div>
        <div className="mt-4">
          <PreferenceBoxes
            id="find"
            words={finderWords[locale]}
            preferences={need.carried ?? {}}
            wrong={parsePreferences(new Map(Object.entries(need.carried ?? {}))).wrong}
          />
        </div>
        {dutyProblem !== undefined && (
          <p id={problemId} className="mt-3 text-compact text-danger">
            {dutyProblem}
          </p>
        )}
      </form>
      <DutyBoxesScript />
      <p className="mt-3 text-compact">
        <a
          href={sizeAddress(locale, need.kind === "capacity" ? { typed: need.crt, unit: "CRT" } : undefined)}
          className="inline-flex min-h-11 items-center text-link"
        >
          {text.otherUnits}
        </a>
      </p>
      <FindResult {...props} />
    </div>
  );
}

/** Towers found, with links for them; a sentence if the series is too small. */
function FindResult({ locale, text, product, need, found, about, words }: FindModelProps) {
  const basis = basisFor(product, need);
  if (need.kind !== "capacity" && need.kind !== "duty") return null;
  const kinds = towerKindWords[locale];
  const isOnRequest = basis === "on-request";
  const links = [
    { href: inquiryAbout(locale, product, about), label: isOnRequest ? kinds.request : text.ask },
    ...(need.kind === "duty" && !isOnRequest
      ? [{ href: calculatorFor(locale, product, about), label: text.calculate }]
      : []),
    { href: submittalFor(locale, product, about), label: text.submittal },
    { href: compareWith(locale, product, need), label: words.compare.invitation.short },
  ];
  return (
    <div role="status" className="mt-6 border-edge border-t pt-5">
      <p className="figures text-compact text-muted">
        <Needed locale={locale} text={words.compare.result} need={need} basis={basis} />
      </p>
      <FoundSet locale={locale} text={text} {...{ need, found, basis }} />
      <p className="mt-2 text-note text-muted">{isOnRequest ? kinds.onRequestNote : text.note}</p>
      {basis === "estimated" && <p className="mt-1 text-note text-muted">{kinds.estimatedNote}</p>}
      <p className="mt-2 flex flex-wrap gap-x-6 text-compact">
        {links.map(({ href, label }) => (
          <a
            key={href}
            href={href}
            className="inline-flex min-h-11 items-center font-semibold text-action hover:underline"
          >
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

interface FoundSetProps extends Pick<FindModelProps, "locale" | "text" | "need" | "found"> {
  basis: SelectionBasis;
}

/** The best set with its figures, or the reason that there is none. */
function FoundSet({ locale, text, need, found, basis }: FoundSetProps) {
  const [fitting] = found?.sets ?? [];
  const kinds = towerKindWords[locale];
  if (basis === "on-request") return <p className="mt-1 font-bold text-xl">{kinds.onRequest}</p>;
  const tooSmall =
    found && isLimited(found, preferencesOf(need)) ? finderWords[locale].noneWithin : text.tooSmall;
  return (
    <>
      <p className="figures mt-1 font-bold text-xl">
        {fitting ? towersIn(locale, text, fitting) : fill(tooSmall, { most: maxTowers })}
        {basis === "estimated" && fitting && ` (${kinds.estimated})`}
      </p>
      {fitting && <SetFacts locale={locale} need={need} fitting={fitting} />}
      {found && <FoundNotes words={finderWords[locale]} found={found} preferences={preferencesOf(need)} />}
    </>
  );
}

function towersIn(
  locale: Locale,
  text: FindModelProps["text"],
  { tower, option, towerCount, running, crt }: Fitting,
): string {
  const name = tower.model.name + (option ? ` ${lowNoiseText(locale, option.kind)}` : "");
  const values = { model: name, count: towerCount, crt: oneDecimal(crt * towerCount) };
  const towers = fill(towerCount === 1 ? text.one : text.several, values);
  return running < towerCount ? `${towers} (${fill(finderWords[locale].running, { running })})` : towers;
}
