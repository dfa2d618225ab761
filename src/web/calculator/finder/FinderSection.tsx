import { type ReactNode, useDeferredValue, useMemo } from "react";
import type { FinderWords } from "#content/calculator/finder/finder.ts";
import { quantityText, type UnitChoice } from "#content/figures/measures.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import {
  preferenceTexts,
  type SelectionTexts,
  selectionEntries,
  selectionQuery,
  withoutPreferences,
} from "#documents/selection/selection-texts.ts";
import type { TowersProblemWords } from "#documents/sheet/plan/towers-problem.ts";
import { shortfallText } from "#documents/sheet/plan/towers-verdict.ts";
import type { Locale } from "#domain/locale.ts";
import { hasPerformanceMethod, selectionBasis } from "#engine/design/tower-kind.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { type FoundTowers, findTowers, isLimited, type TowerSet } from "#engine/finder/finder.ts";
import { parsePreferences, type TowerPreferences } from "#engine/finder/preferences.ts";
import { maxTowers } from "#engine/finder/tower.ts";
import { sizeToSelectFor } from "#engine/method/size-to-select.ts";
import { FoundNotes } from "#web/finder/FoundNotes.tsx";
import { PreferenceBoxes } from "#web/finder/PreferenceBoxes.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { DesignSection } from "../ui/DesignSection.tsx";
import { finderId } from "./choices-before-hydration.ts";
import { type FinderChoice, isChosen, nextTexts } from "./chosen-tower.ts";
import type { OfferedTowers } from "./offered-towers.ts";
import { SetTable, type SetTableProps } from "./SetTable.tsx";

/** Texts of the finder, and the names of low-noise options by those that are stored. */
export interface FinderText {
  words: FinderWords;
  /** Sentences on towers that cannot be used, and on other values of an address. */
  problems: TowersProblemWords & Record<"refused", string>;
  options: Readonly<Record<string, string>>;
}

interface FinderSectionProps {
  locale: Locale;
  text: FinderText;
  towers: OfferedTowers;
  duty: Duty;
  units: UnitChoice;
  /** Duty and choices, with the preferences. */
  selection: SelectionTexts;
  chosen: FinderChoice | undefined;
  /** Sentence on towers of the address that were left out. */
  problem?: string | undefined;
  /** Addresses of the page and of the modular towers; the inquiry form and the page for sound with the selection. */
  to: Record<"page" | "modular" | "inquiry" | "sound", string>;
  onPreferences: (preferences: SelectionTexts) => void;
  onChoose: (towers: SelectionTexts) => void;
  children?: ReactNode;
}

/** Number of visible sets; the rest is folded. */
const maxShown = 5;

/** Towers that meet the duty within the visitor's limits. It works without script: its form and rows have addresses. */
export function FinderSection(props: FinderSectionProps) {
  const { text, towers, duty, units, selection, chosen, problem, to, onPreferences } = props;
  const { words } = text;
  const query = JSON.stringify(preferenceTexts(new Map(Object.entries(selection))));
  const { preferences, wrong } = useMemo(
    () => offeredPreferences(JSON.parse(query), towers),
    [query, towers],
  );
  const needed = sizeToSelectFor(duty).selectionCRT;
  const size = quantityText(needed, "size", units);
  return (
    <DesignSection
      id={finderId}
      title={words.title}
      figure={chosen ? fill(words.units, { units: chosen.towerCount, model: chosen.model }) : size}
      isOpen
      lead={fill(words.lead, { needed: size })}
    >
      {problem && (
        <p
          role="status"
          className="mb-6 rounded-button border border-notice bg-notice-soft px-4 py-3 text-compact"
        >
          {problem}
        </p>
      )}
      <form
        method="get"
        action={`${to.page}#${finderId}`}
        onChange={({ currentTarget }) => onPreferences(preferenceTexts(new FormData(currentTarget)))}
        onSubmit={(event) => event.preventDefault()}
        className="mb-4 print:hidden"
      >
        <PreferenceBoxes
          id="finder"
          words={words}
          preferences={selection}
          wrong={wrong}
          series={towers.series}
        />
        {units.height === "ft" && <p className="mt-2 text-note text-muted">{words.form.metric}</p>}
        {selectionEntries(withoutPreferences(selection)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={buttonClass("secondary", "no-script-only mt-3")}>
          {words.form.submit}
        </button>
      </form>
      <Found {...props} preferences={useDeferredValue(preferences)} duty={useDeferredValue(duty)} />
      <Partner {...props} />
      <Chosen
        {...props}
        installed={quantityText(chosen?.runningCRT ?? Math.ceil(needed - 1e-9), "nominalSize", units)}
      />
      {props.children}
    </DesignSection>
  );
}

/** Parses preferences, and drops a series that is not offered. */
function offeredPreferences(texts: SelectionTexts, { series: offered }: OfferedTowers) {
  const { preferences, wrong } = parsePreferences(new Map(Object.entries(texts)));
  const { series, ...others } = preferences;
  return { preferences: offered.some(({ slug }) => slug === series) ? preferences : others, wrong };
}

function Found(props: FinderSectionProps & Pick<SetTableProps, "preferences">) {
  const { text, towers, duty, units, selection, chosen, to, preferences, onChoose } = props;
  const { words, options } = text;
  const found = useMemo(() => findTowers(towers.models, { duty }, preferences), [towers, duty, preferences]);
  const textsOf = (set: TowerSet) => nextTexts(towers.models, selection, set);
  const table = {
    ...{ words, options, duty, preferences, units },
    isChosen: (set: TowerSet) => isChosen(set, chosen),
    onChoose: (set: TowerSet) => onChoose(textsOf(set)),
    hrefOf: (set: TowerSet) => `${to.page}${selectionQuery({ ...selection, ...textsOf(set) })}#${finderId}`,
  };
  const rest = found.sets.slice(maxShown);
  const nameOf = (slug: string) => towers.series.find((each) => each.slug === slug)?.name ?? slug;
  return (
    <>
      <p role="status" className="sr-only">
        {fill(words.found, { count: found.sets.length })}
      </p>
      {towers.isSample && found.sets.length > 0 && (
        <p className="mb-3 text-note text-muted">
          <strong className="mr-2 rounded-[3px] bg-notice-soft px-2 py-1 font-semibold text-notice text-small">
            {words.sample}
          </strong>
          {words.sampleNote}
        </p>
      )}
      <SetTable {...table} sets={found.sets.slice(0, maxShown)} />
      {rest.length > 0 && (
        <details className="mt-3 print:not-open:hidden">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-action text-compact print:hidden">
            {fill(words.more, { count: rest.length })}
          </summary>
          <SetTable {...table} sets={rest} />
        </details>
      )}
      <None {...{ words, found, preferences, to }} isEmpty={towers.models.length === 0} />
      <FoundNotes {...{ words, found, preferences }} />
      {found.onRequest.length > 0 && (
        <p className="mt-4 rounded-card bg-mist px-5 py-4 text-compact">
          <strong>{`${found.onRequest.map(nameOf).join(", ")}: ${words.onRequest}`}</strong>{" "}
          {words.onRequestNote}{" "}
          <a href={to.inquiry} className="text-link">
            {words.request}
          </a>
        </p>
      )}
      <div className="mt-4 grid gap-1 text-note text-muted max-sm:hidden">
        {found.sets.length > 0 && <p>{`${words.columnNotes} ${words.oneOutNote}`}</p>}
        {found.sets.some(({ basis }) => basis === "estimated") && <p>{words.estimatedNote}</p>}
      </div>
    </>
  );
}

interface NoneProps extends Pick<FinderSectionProps, "to"> {
  words: FinderWords;
  found: FoundTowers;
  preferences: TowerPreferences;
  isEmpty: boolean;
}

function None({ words, found, preferences, to, isEmpty }: NoneProps) {
  if (found.sets.length > 0) return null;
  if (isEmpty) return <p className="text-compact text-muted">{words.missing}</p>;
  const isDueToPreferences = isLimited(found, preferences);
  // If the only chosen series is on request, no limit has excluded it.
  if (found.onRequest.length > 0 && (!isDueToPreferences || preferences.series !== undefined)) return null;
  return (
    <p className="rounded-card bg-mist px-5 py-6 text-compact">
      {isDueToPreferences ? words.noneWithin : fill(words.none, { most: maxTowers })}{" "}
      <a href={isDueToPreferences ? to.inquiry : to.modular} className="text-link">
        {isDueToPreferences ? words.request : words.modular}
      </a>
    </p>
  );
}

function Partner({ text: { words }, towers: { partner }, to }: FinderSectionProps) {
  if (partner === undefined) return null;
  return (
    <p className="mt-2 text-note text-muted">
      {fill(words.partner, { partner })}{" "}
      <a href={to.inquiry} className="text-link">
        {fill(words.partnerLink, { partner })}
      </a>
    </p>
  );
}

function Chosen({
  locale,
  text: { words, options },
  towers,
  duty,
  units,
  selection,
  chosen,
  to,
  onChoose,
  installed,
}: FinderSectionProps & { installed: string }) {
  const shortfall = chosen && shortfallText(locale, chosen, duty, units);
  const isOnRequest = chosen && selectionBasis(chosen.kind, duty) === "on-request";
  return (
    <p role="status" className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-compact">
      {chosen
        ? fill(words.chosen, {
            name: chosenName(words, options, chosen),
            installed: quantityText(chosen.runningCRT, "size", units),
          })
        : fill(words.chosenNominal, { installed })}
      {shortfall && !isOnRequest && (
        <strong className="basis-full rounded-button border border-danger bg-danger-soft px-4 py-2">
          {shortfall}
        </strong>
      )}
      {isOnRequest && (
        <a href={to.inquiry} className="text-link">
          {words.onRequest}
        </a>
      )}
      {chosen && !hasPerformanceMethod(chosen.kind) && (
        <span className="basis-full text-note text-muted">{words.closedChosen}</span>
      )}
      {chosen && (
        <a href={to.sound} className="inline-flex min-h-11 items-center text-link">
          {words.neighbor}
        </a>
      )}
      {chosen && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            onChoose(nextTexts(towers.models, selection, undefined));
            // The pressed button disappears.
            currentTarget.closest("section")?.focus({ preventScroll: true });
          }}
          className="script-only min-h-11 text-link"
        >
          {words.release}
        </button>
      )}
    </p>
  );
}

function chosenName(
  words: FinderWords,
  options: FinderText["options"],
  { towerCount, running, model, lowNoiseOption }: FinderChoice,
): string {
  const name = fill(words.units, { units: enteredFigure(towerCount), model });
  const fullName =
    lowNoiseOption === undefined ? name : `${name} ${options[lowNoiseOption] ?? lowNoiseOption}`;
  return running < towerCount ? `${fullName}, ${fill(words.running, { running })}` : fullName;
}
