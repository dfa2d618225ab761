import { useEffect, useState } from "react";
import type { Plan } from "#documents/sheet/plan/plan.ts";
import { type Duty, readDuty } from "#engine/duty/duty.ts";
import { designWetBulb, enteredSite, openedSite, type Site } from "./site.ts";

/** Debounce delay after a slider's last move, ms. */
const settlingMs = 300;

/**
 * Site that the visitor chooses for a duty. After the debounce delay an accepted site sets the duty's wet
 * bulb and elevation; if these change elsewhere, in the form for example, they become a site without a
 * location.
 * @param opened location from the page's address
 */
export function useSite(
  duty: Duty,
  onDuty: (duty: Duty) => void,
  opened: Plan["site"],
): [Site, (site: Site) => void] {
  const [site, setSite] = useState(() => openedSite(duty, opened));
  const [known, setKnown] = useState(() => airOf(duty));
  const wanted = airOf({ wetBulbTemp: designWetBulb(site), height: site.elevation });
  const given = airOf(duty);
  if (given !== known) {
    setKnown(given);
    if (given !== wanted) setSite(enteredSite(duty));
  }
  useEffect(() => {
    if (wanted === known) return;
    const settled = setTimeout(() => {
      const reading = readDuty({ ...duty, wetBulbTemp: designWetBulb(site), height: site.elevation });
      if (reading.kind === "refused") return;
      setKnown(wanted);
      onDuty(reading.duty);
    }, settlingMs);
    return () => clearTimeout(settled);
  }, [duty, site, wanted, known, onDuty]);
  return [site, setSite];
}

/** Key of a site's wet bulb and elevation, for comparison. */
function airOf({ wetBulbTemp, height = 0 }: Pick<Duty, "wetBulbTemp" | "height">): string {
  return `${wetBulbTemp} ${height}`;
}
