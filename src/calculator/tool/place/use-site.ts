import { useEffect, useState } from "react";
import { type Duty, readDuty } from "../../engine/duty/duty.ts";
import { designWetBulb, enteredSite, type Site } from "./site.ts";

/** How long a slider rests before everything else follows it, ms. */
const settlingMs = 300;

/**
 * The site that the visitor is choosing for a duty. Once it rests, and if it can be, the duty takes its wet bulb.
 * A wet bulb that came from elsewhere, from the form say, is a site of its own.
 */
export function useSite(duty: Duty, onDuty: (duty: Duty) => void): [Site, (site: Site) => void] {
  const [site, setSite] = useState(() => enteredSite(duty));
  const [known, setKnown] = useState(duty.wetBulbTemp);
  const wanted = designWetBulb(site);
  if (duty.wetBulbTemp !== known) {
    setKnown(duty.wetBulbTemp);
    if (duty.wetBulbTemp !== wanted) setSite(enteredSite(duty));
  }
  useEffect(() => {
    if (wanted === known) return;
    const settled = setTimeout(() => {
      const reading = readDuty({ ...duty, wetBulbTemp: wanted });
      if (reading.kind === "refused") return;
      setKnown(wanted);
      onDuty(reading.duty);
    }, settlingMs);
    return () => clearTimeout(settled);
  }, [duty, wanted, known, onDuty]);
  return [site, setSite];
}
