import { useState } from "react";
import type { FinderWords } from "#content/calculator/finder/finder.ts";
import { problemTexts } from "#content/calculator/finder/preferences-text.ts";
import { fill } from "#content/fill.ts";
import type { SelectionTexts } from "#documents/selection/selection-texts.ts";
import { type InvalidPreference, towerOrders } from "#engine/finder/preferences.ts";
import { maxTowers } from "#engine/finder/tower.ts";
import type { Quantity } from "#engine/inputs/input.ts";
import { finderInputs } from "#engine/inputs/site-inputs.ts";
import { LabelledInput, LabelledSelect } from "#web/ui/fields/Labelled.tsx";
import { DisclosureArrow } from "../ui/DisclosureArrow.tsx";

interface PreferenceBoxesProps {
  /** Distinguishes the boxes of several forms on a page. */
  id: string;
  words: FinderWords;
  /** Texts of the boxes. */
  preferences: SelectionTexts;
  wrong: readonly InvalidPreference[];
  /** Columns of the boxes, if not two, and four on wide screens. */
  columns?: string;
  /** Series to choose from, where there are several. */
  series?: readonly { slug: string; name: string }[];
}

const boxNames = [
  "maxHeight",
  "maxSound",
  "distance",
  "speed",
  "maxArea",
  "maxWeight",
  "maxPower",
  "maxConnection",
  "extra",
] as const;

const usualColumns = "grid-cols-2 gap-3 lg:grid-cols-4";

/** Number of towers, reserve, order and limits: boxes for a form that a browser sends by itself. */
export function PreferenceBoxes(props: PreferenceBoxesProps) {
  const { id, words, preferences, wrong, columns = usualColumns, series = [] } = props;
  const { form } = words;
  const { count, reserve, order, series: only } = finderInputs;
  const problems = problemTexts(words, wrong);
  const counts = Array.from({ length: maxTowers }, (_, at) => String(at + 1));
  return (
    <>
      <div className={`grid items-end ${columns}`}>
        <LabelledSelect
          label={form.count}
          name={count.key}
          value={preferences.count}
          options={[
            ["", form.anyCount],
            ...counts.map((each) => [each, fill(form.units, { count: each })] as const),
          ]}
        />
        <LabelledSelect
          label={form.order}
          name={order.key}
          value={preferences.sort}
          options={towerOrders.map((each) => [each, form.orders[each]])}
        />
        {series.length > 1 && (
          <LabelledSelect
            label={form.series}
            name={only.key}
            value={preferences.only}
            options={[["", form.all], ...series.map(({ slug, name }) => [slug, name] as const)]}
          />
        )}
        <label className="flex min-h-13 items-center gap-2.5 text-compact">
          <input
            type="checkbox"
            name={reserve.key}
            value="1"
            defaultChecked={preferences.reserve === "1"}
            className="size-5 shrink-0 accent-action"
          />
          <span className="font-semibold leading-tight">{form.reserve}</span>
        </label>
      </div>
      <Limits {...{ id, words, preferences, wrong, columns }} />
      {problems.length > 0 && (
        <ul id={`${id}-problems`} role="alert" className="mt-2 text-compact text-danger">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Boxes of the limits, unfolded where one is set. */
function Limits({ id, words: { form }, preferences, wrong, columns }: Omit<PreferenceBoxesProps, "series">) {
  // A box that is emptied must not fold the boxes.
  const [isOpen] = useState(
    () => wrong.length > 0 || boxNames.some((name) => preferences[finderInputs[name].key] !== undefined),
  );
  return (
    <details className="group mt-2" open={isOpen}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold text-action text-compact">
        {form.limits}
        <DisclosureArrow className="size-4" />
      </summary>
      <div className={`mt-1 grid items-end ${columns}`}>
        {boxNames.map((name) => {
          const { key } = finderInputs[name];
          const { initial }: Quantity = finderInputs[name];
          return (
            <LabelledInput
              key={name}
              name={key}
              label={form.boxes[name]}
              value={preferences[key] ?? initial}
              problemId={wrong.some((each) => each.key === key) ? `${id}-problems` : undefined}
            />
          );
        })}
      </div>
      <p className="mt-2 max-w-[60em] text-note text-muted">{form.hint}</p>
    </details>
  );
}
