import { company } from "#content/company.ts";
import { samples } from "#content/samples/projects.ts";

/**
 * Whether company and projects are still the sample that the program comes with. What only that one promises (the
 * claims and figures of the specification, numbers that reach nobody) is asked of no owner's content.
 */
export const isShippedSample =
  company.name.en === "SD Cooling Tower" && samples.some(({ key }) => key === "ulsan-petrochemical-modular");
