import { curvesKey } from "#engine/acceptance/acceptance-query.ts";

/** Address of an evaluation as it is written on the report: without the curves, which its link keeps and a table states. */
export function shownAddress(address: string): string {
  return address.replace(new RegExp(`([?&]${curvesKey}=)[^&]{12,}`), "$1…");
}
