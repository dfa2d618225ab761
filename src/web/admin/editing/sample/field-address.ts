import { pageOf } from "#content/lookup/page-parts.ts";
import { addresses } from "../../addresses.ts";

/** Query parameter of the editor: path of the field to open. */
export const fieldParameter = "field";

/**
 * Returns the editor's address that opens a field.
 * @example fieldAddress("intro.lead") // "/sd_admin/edit/company/intro?field=intro.lead"
 */
export function fieldAddress(path: string): string {
  return `${addresses.editing}${pageOf(path).slice(1)}?${new URLSearchParams({ [fieldParameter]: path })}`;
}
