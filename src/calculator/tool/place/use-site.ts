import { useEffect, useState } from "react";
import { type Duty, readDuty } from "../../engine/duty/duty.ts";
import type { Plan } from "../../sheet/plan/plan.ts";
import { designWetBulb, enteredSite, openedSite, type Site } from "./site.ts";

/** Delay after the last move of a slider until everything else follows it, ms. */
const settlingMs = 300;

/**
 * The site that the visitor is choosing for a duty. Once it rests, and if it can be, the duty takes its wet bulb and
 * its height. Where they came from elsewhere, from the form say, they are a site of their own.
 * @param opened the place that the page's address has brought along with the duty
 */
export function useSite(
  duty: Duty,
  onDuty: (duty: Duty) => void,
  opened: Plan["site"],
): [Site, (site: Site) => void] {
  const [site, setSite] = useState(() => openedSite(duty, opened));
  const [known, setKnown] = useState(() => airOf(duty));
  const wanted = airOf({ wetBulbTemp: designWetBulb(site), height: site.height });
  const given = airOf(duty);
  if (given !== known) {
    setKnown(given);
    if (given !== wanted) setSite(enteredSite(duty));
  }
  useEffect(() => {
    if (wanted === known) return;
    const settled = setTimeout(() => {
      const reading = readDuty({ ...duty, wetBulbTemp: designWetBulb(site), height: site.height });
      if (reading.kind === "refused") return;
      setKnown(wanted);
      onDuty(reading.duty);
    }, settlingMs);
    return () => clearTimeout(settled);
  }, [duty, site, wanted, known, onDuty]);
  return [site, setSite];
}

/** Key of the air of a site, for comparison. */
function airOf({ wetBulbTemp, height = 0 }: Pick<Duty, "wetBulbTemp" | "height">): string {
  return `${wetBulbTemp} ${height}`;
}
