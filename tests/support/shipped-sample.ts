import { company } from "#content/company.ts";
import { samples } from "#content/samples/projects.ts";

/**
 * True when company and projects are still the shipped sample. Promises of that one alone (the
 * claims and figures of the specification, numbers that reach nobody) are not tested on an owner's content.
 */
export const isShippedSample =
  company.name.en === "SD Cooling Tower" && samples.some(({ key }) => key === "ulsan-petrochemical-modular");
