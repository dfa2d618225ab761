import type { KeyboardEvent } from "react";
import { toSixDecimals } from "#engine/design/units.ts";
import { typedNumber } from "#engine/inputs/typed-number.ts";

/** Text of a number box after an arrow key: one step up or down. `undefined` for other keys. */
export function steppedText(event: KeyboardEvent<HTMLInputElement>, step: number): string | undefined {
  const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (sign === undefined) return undefined;
  // The default action would move the cursor to an end of the box.
  event.preventDefault();
  return String(toSixDecimals((typedNumber(event.currentTarget.value) ?? 0) + sign * step));
}
