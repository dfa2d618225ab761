import { useRouteLoaderData } from "react-router";
import type { AcceptanceWords } from "#content/calculator/acceptance.ts";
import { flowSigns, temperatureSigns } from "#content/figures/measures.ts";
import { boxScales, standardTestUnits, testChoices, testUnits } from "#content/figures/test-units.ts";
import type { DocumentAssets } from "#web/context.ts";
import { unitChoiceKey } from "../../stored/unit-choice.ts";

/** Storage key of each unit choice; units shared with the calculator use its key. */
const storageKeys = {
  flow: unitChoiceKey,
  temperature: unitChoiceKey,
  power: "performance-test.units",
  pressure: "performance-test.units",
  height: unitChoiceKey,
};

const signs: Record<string, string> = { ...flowSigns, ...temperatureSigns };

/** Units of the test's inputs and results; useless without script, hence hidden then. */
export function TestUnitChoice({ words }: { words: AcceptanceWords["units"] }) {
  const assets = useRouteLoaderData<{ assets: DocumentAssets }>("root")?.assets;
  return (
    <section
      aria-labelledby="units-title"
      data-units={JSON.stringify({ storageKeys, scales: boxScales() })}
      className="script-only print:hidden"
    >
      {assets && <script type="module" src={assets.acceptanceUnitsScript} />}
      <h2 id="units-title" className="font-bold text-title-l">
        {words.title}
      </h2>
      <p className="max-w-[52em] pt-2 pb-5 text-compact text-muted">{words.note}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        {testChoices.map((choice) => (
          <div key={choice}>
            <p id={`units-${choice}`} className="mb-1 text-note text-muted">
              {words.choices[choice]}
            </p>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay out its legend beside its buttons */}
            <div
              role="group"
              aria-labelledby={`units-${choice}`}
              className="flex w-fit max-w-full flex-wrap gap-px overflow-hidden rounded-button border border-field bg-line"
            >
              {testUnits[choice].map((unit) => (
                <button
                  key={unit}
                  type="button"
                  data-pick={`${choice} ${unit}`}
                  aria-pressed={unit === standardTestUnits[choice]}
                  className="min-h-11 grow bg-white px-3 text-compact hover:bg-mist focus-visible:-outline-offset-3 aria-pressed:bg-navy aria-pressed:text-white"
                >
                  {signs[unit] ?? unit}
                </button>
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
