import { standardTestUnits, type TestUnits, testSettings } from "#content/figures/test-units.ts";

/**
 * Text in each choice of units: the standard one is visible, and the page's script shows the visitor's instead.
 * Text without units is rendered once.
 * @param texts in the order of `testSettings`
 */
export function InTestUnits({ texts }: { texts: readonly string[] }) {
  const [first = ""] = texts;
  const choice = testSettings.find((_, index) => texts[index] !== first)?.choice;
  if (choice === undefined) return first;
  return testSettings.map((setting, index) => {
    const unit = index === 0 || setting.choice === choice ? setting.units[choice] : undefined;
    return (
      unit && (
        <span key={unit} data-unit-choice={`${choice} ${unit}`} hidden={unit !== standardTestUnits[choice]}>
          {texts[index]}
        </span>
      )
    );
  });
}

/** Formats a text for every choice of units. */
export function inEachUnit<T>(say: (units: TestUnits) => T): T[] {
  return testSettings.map(({ units }) => say(units));
}
