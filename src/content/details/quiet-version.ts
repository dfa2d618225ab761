import type { Locale } from "#domain/locale.ts";
import { quietModel } from "#domain/products/model/tower-facts.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { lowNoiseText } from "./low-noise.ts";

/** A model with a low-noise option in its figures and its name; the model itself where the option does not apply to it. */
export function quietVersion(locale: Locale, model: Model, kind: string | undefined): Model {
  const quiet = quietModel(model, kind);
  return kind === undefined || quiet === model
    ? model
    : { ...quiet, name: `${quiet.name} ${lowNoiseText(locale, kind)}` };
}
