import { pageOf } from "#content/lookup/page-parts.ts";
import { addresses } from "../../addresses.ts";

/** In the query of the editor's address: the path of the field that opens. */
export const fieldParameter = "field";

/**
 * Address at which the editor opens with one field.
 * @example fieldAddress("intro.lead") // "/sd_admin/edit/company/intro?field=intro.lead"
 */
export function fieldAddress(path: string): string {
  return `${addresses.editing}${pageOf(path).slice(1)}?${new URLSearchParams({ [fieldParameter]: path })}`;
}
