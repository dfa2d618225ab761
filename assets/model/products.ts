/** Every product that is drawn or rendered, by name. */
import { openedVForms, vClosedForm, vOpenForm } from "./centrifugal-form.ts";
import { modularRow } from "./modular-row.ts";
import { openedTowers, scpTower, sfTower, thfTower } from "./own-series.ts";
import { fxvForm, hxvForm, pt2Form, s3000Form } from "./partner-forms.ts";
import type { Product } from "./parts.ts";
import { dosingUnit, sandFilter } from "./water-treatment.ts";

export function allProducts(): Product[] {
  return [
    ...[1, 2, 3, 4].map((cells) => modularRow(cells)),
    modularRow(8),
    ...[4, 5, 6, 7, 8, 9].map((cells) => modularRow(cells, "counterflow", `counterflow-${cells}`)),
    ...[4, 6, 8, 9].map((cells) => modularRow(cells, "plume-free", `plume-free-${cells}`)),
    sfTower(),
    ...[2, 3, 4, 6].map((cells) => sfTower(cells, `sf-${cells}`)),
    scpTower(),
    ...[2, 4, 5, 6].map((cells) => scpTower(cells, `scp-${cells}`)),
    thfTower(),
    ...[2, 3, 4, 5, 6, 8].map((cells) => thfTower(cells, `thf-${cells}`)),
    ...openedTowers(),
    s3000Form(),
    pt2Form(),
    fxvForm(),
    hxvForm(),
    vOpenForm(),
    vClosedForm(),
    ...openedVForms(),
    sandFilter(),
    dosingUnit(),
  ];
}
