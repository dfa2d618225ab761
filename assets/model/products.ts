/** Every product that is drawn or rendered, by name. */
import { vClosedForm, vOpenForm } from "./centrifugal-form.ts";
import { modularRow } from "./modular-row.ts";
import { scpTower, sfTower, thfTower } from "./own-series.ts";
import { fxvForm, hxvForm, pt2Form, s3000Form } from "./partner-forms.ts";
import type { Product } from "./parts.ts";
import { dosingUnit, sandFilter } from "./water-treatment.ts";

export function allProducts(): Product[] {
  return [
    ...[1, 2, 3, 4].map((cells) => modularRow(cells)),
    modularRow(4, "counterflow", "counterflow-4"),
    modularRow(6, "counterflow", "counterflow-6"),
    modularRow(3, "plume-free", "plume-free-3"),
    modularRow(5, "plume-free", "plume-free-5"),
    sfTower(),
    sfTower(2, "sf-2"),
    sfTower(4, "sf-4"),
    scpTower(),
    scpTower(2, "scp-2"),
    scpTower(3, "scp-3"),
    thfTower(),
    thfTower(2, "thf-2"),
    thfTower(4, "thf-4"),
    s3000Form(),
    pt2Form(),
    fxvForm(),
    hxvForm(),
    vOpenForm(),
    vClosedForm(),
    sandFilter(),
    dosingUnit(),
  ];
}
