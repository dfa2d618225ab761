import { company } from "#content/company.ts";
import { samples } from "#content/samples/projects.ts";

/**
 * True while company and projects are the shipped sample. Properties of the sample alone (claims and figures of the
 * specification, unassigned telephone numbers) are not tested on an owner's content.
 */
export const isShippedSample =
  company.name.en === "SD Cooling Tower" && samples.some(({ key }) => key === "ulsan-petrochemical-modular");
