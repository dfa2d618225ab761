import { type SelectionAddresses, selectionAddresses } from "#documents/selection/addresses.ts";
import { dutyTexts } from "#documents/selection/selection-texts.ts";
import type { Locale } from "#domain/locale.ts";
import type { ChillerDuty } from "#engine/chiller/chiller.ts";

/**
 * Addresses with the duty of a chiller if the calculator accepts it, otherwise only with the size. The flow has two decimals, so that the
 * box can be read (record 091).
 */
export function chillerAddresses(
  locale: Locale,
  { duty, finalCRT, basicCRT }: Pick<ChillerDuty, "duty" | "finalCRT" | "basicCRT">,
): SelectionAddresses {
  if (finalCRT === undefined) return selectionAddresses(locale, { crt: basicCRT.toFixed(1) });
  return selectionAddresses(locale, dutyTexts({ ...duty, flowRate: Number(duty.flowRate.toFixed(2)) }));
}
