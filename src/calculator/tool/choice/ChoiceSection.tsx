import { memo, useDeferredValue, useEffect, useMemo, useState } from "react";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { paths } from "#content/paths.ts";
import { pathIn } from "#domain/locale.ts";
import { marginLimits, maxUnits } from "../../engine/design/tower-choice.ts";
import { hasPerformanceMethod, selectionBasis } from "../../engine/design/tower-kind.ts";
import { selection } from "../../engine/method/selection.ts";
import { told, type UnitChoice } from "../../figures/measures.ts";
import type { Plan } from "../../sheet/plan/plan.ts";
import { DesignSection } from "../../ui/DesignSection.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { Slider } from "../../ui/Slider.tsx";
import type { SectionProps } from "../../ui/section-props.ts";
import type { ChoiceWords } from "../../words/findings.ts";
import { shortfallText } from "../../words/verdict/verdict-text.ts";
import { ChoiceTable } from "./ChoiceTable.tsx";
import { type ChosenTower, choiceRows, chosenTower, seriesOnRequest } from "./choice-rows.ts";
import type { OfferedTowers } from "./offered-towers.ts";
import { SimilarProjects } from "./SimilarProjects.tsx";
import { useOfferedTowers } from "./use-offered-towers.ts";

export interface ChoiceSectionProps extends SectionProps<ChoiceWords> {
  chosen: ChosenTower | undefined;
  /** Towers of the page's address, chosen as soon as the models are loaded. */
  opened: Plan["tower"];
  quotation: string;
  onChoose: (tower: ChosenTower | undefined) => void;
}

/** Models that meet the duty, with the number of units, and projects of similar size. */
export const ChoiceSection = memo(function ChoiceSection(props: ChoiceSectionProps) {
  const { locale, words, duty, capacity, units, chosen, opened, onChoose } = props;
  const towers = useOfferedTowers(locale);
  useEffect(() => {
    if (typeof towers !== "string" && opened) onChoose(chosenTower(towers.models, opened, duty));
  }, [towers, opened, duty, onChoose]);
  const { selectionCRT, nominalCRT } = selection(duty.flowRate, capacity.finalCRT);
  const size = (crt: number) => told(crt, "size", units);
  const partner = typeof towers === "string" ? undefined : towers.partner;
  return (
    <DesignSection
      id="design-choice"
      title={words.title}
      figure={
        chosen
          ? fill(words.units, { units: chosen.units, model: chosen.model })
          : fill(words.margin.needed, { needed: size(selectionCRT) })
      }
      isOpen
      lead={fill(words.lead, { needed: size(selectionCRT) })}
    >
      {typeof towers === "string" ? (
        // Reserves the height of the towers, so that the content below does not move.
        <p role="status" className="min-h-120 text-compact text-muted">
          {words[towers]}
        </p>
      ) : (
        <Towers {...props} towers={towers} />
      )}
      {/* Keeps the line while the towers are loaded. */}
      <p className="mt-2 min-h-[1lh] text-note text-muted">
        {partner !== undefined && (
          <>
            {fill(words.partner, { partner })}{" "}
            <a href={props.quotation} className="text-link">
              {fill(words.partnerLink, { partner })}
            </a>
          </>
        )}
      </p>
      <Chosen {...props} installed={size(chosen?.crt ?? nominalCRT)} />
      <SimilarProjects locale={locale} words={words} crt={selectionCRT} />
    </DesignSection>
  );
});

/** Sets of towers that meet the duty, with the filters. */
function Towers({
  towers,
  locale,
  words,
  duty,
  capacity,
  units,
  chosen,
  quotation,
  onChoose,
}: ChoiceSectionProps & { towers: OfferedTowers }) {
  const [series, setSeries] = useState("all");
  const [margin, setMargin] = useState<number>(marginLimits.initial);
  // The slider moves on while the rows are still being calculated.
  const settled = useDeferredValue(margin);
  const wanted = useMemo(
    () => towers.models.filter((model) => series === "all" || model.series === series),
    [towers, series],
  );
  const rows = useMemo(() => choiceRows(wanted, duty, settled), [wanted, duty, settled]);
  const onRequest = seriesOnRequest(wanted, duty);
  const { selectionCRT } = selection(duty.flowRate, capacity.finalCRT);
  const needed = told(selectionCRT * (1 + margin / 100), "size", units);
  return (
    <>
      <div className="mb-6 grid gap-x-10 gap-y-5 lg:grid-cols-[1fr_1fr]">
        <Slider
          label={words.margin.label}
          limits={marginLimits}
          value={margin}
          text={fill(words.margin.value, { percent: margin })}
          hint={fill(words.margin.needed, { needed })}
          onChange={setMargin}
        />
        <Segments
          label={words.series.label}
          options={["all", ...towers.series].map((value) => ({
            value,
            label: value === "all" ? words.series.all : value,
          }))}
          value={series}
          onChange={setSeries}
        />
      </div>
      {rows.length > 0 && (
        <ChoiceTable
          words={words}
          rows={rows}
          units={units}
          chosen={chosen}
          isSample={towers.isSample}
          onChoose={onChoose}
        />
      )}
      {rows.length === 0 && onRequest.length === 0 && (
        <p className="rounded-card bg-mist px-5 py-6 text-compact">
          {fill(words.none, { most: maxUnits })}{" "}
          <a href={pathIn(locale, paths.modular)} className="text-link">
            {words.modular}
          </a>
        </p>
      )}
      {onRequest.length > 0 && <OnRequest words={words} series={onRequest} quotation={quotation} />}
      <div className="mt-4 grid gap-2 text-note text-muted">
        {rows.length > 0 && <p>{words.columnNotes}</p>}
        {rows.some(({ basis }) => basis === "estimated") && <p>{words.estimatedNote}</p>}
      </div>
    </>
  );
}

/** Series whose size is on request, with a link to the inquiry form. */
function OnRequest({
  words,
  series,
  quotation,
}: Pick<ChoiceSectionProps, "words" | "quotation"> & { series: readonly string[] }) {
  return (
    <p className="mt-4 rounded-card bg-mist px-5 py-4 text-compact">
      <strong>{`${series.join(", ")}: ${words.onRequest}`}</strong> {words.onRequestNote}{" "}
      <a href={quotation} className="text-link">
        {words.request}
      </a>
    </p>
  );
}

/** Text of the rated fan power and sound of all chosen towers. */
function ratedText(
  words: ChoiceWords,
  { units: count, fanKilowatts, sound }: ChosenTower,
  units: UnitChoice,
) {
  const level = sound && enteredFigure(Number(sound.level.toFixed(1)));
  return [
    fanKilowatts === undefined ? "" : fill(words.fanPower, { count, power: enteredFigure(fanKilowatts) }),
    sound && level
      ? fill(words.sound, { count, level, distance: told(sound.distance, "height", units) })
      : "",
  ]
    .filter((text) => text !== "")
    .join(" · ");
}

function Chosen({
  locale,
  words,
  duty,
  units,
  chosen,
  quotation,
  onChoose,
  installed,
}: ChoiceSectionProps & { installed: string }) {
  const shortfall =
    chosen && shortfallText(locale, { ...chosen, crt: chosen.crt / chosen.units }, duty, units);
  const isOnRequest = chosen !== undefined && selectionBasis(chosen.kind, duty) === "on-request";
  const isWithoutCurves = chosen !== undefined && !hasPerformanceMethod(chosen.kind);
  return (
    <p role="status" className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-compact">
      {chosen
        ? fill(isWithoutCurves ? words.chosenAlone : words.chosen, {
            name: fill(words.units, { units: chosen.units, model: chosen.model }),
            installed,
          })
        : fill(words.chosenNominal, { installed })}
      {shortfall !== undefined && !isOnRequest && (
        <strong className="basis-full border-danger border-l-4 bg-danger-soft px-4 py-2">{shortfall}</strong>
      )}
      {chosen && <span className="figures basis-full text-muted">{ratedText(words, chosen, units)}</span>}
      {isOnRequest && (
        <a href={quotation} className="text-link">
          {words.onRequest}
        </a>
      )}
      {isWithoutCurves && <span className="basis-full text-note text-muted">{words.closedChosen}</span>}
      {chosen && (
        <button type="button" onClick={() => onChoose(undefined)} className="text-link min-h-11">
          {words.release}
        </button>
      )}
    </p>
  );
}
