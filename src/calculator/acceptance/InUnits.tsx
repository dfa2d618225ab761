import { standardTestUnits, type TestUnits, testSettings } from "../figures/test-units.ts";

/**
 * A text that depends on a unit, once for each: the contract's is in view, and the page's script shows the visitor's
 * instead. One that depends on none is there once.
 * @param texts as `testSettings` has the units
 */
export function InUnits({ texts }: { texts: readonly string[] }) {
  const [first = ""] = texts;
  const choice = testSettings.find((_, index) => texts[index] !== first)?.choice;
  if (choice === undefined) return first;
  return testSettings.map((setting, index) => {
    const unit = index === 0 || setting.choice === choice ? setting.units[choice] : undefined;
    return (
      unit && (
        <span key={unit} data-told={`${choice} ${unit}`} hidden={unit !== standardTestUnits[choice]}>
          {texts[index]}
        </span>
      )
    );
  });
}

/** Formats a text once for every choice of units. */
export function inEachUnit<T>(say: (units: TestUnits) => T): T[] {
  return testSettings.map(({ units }) => say(units));
}
