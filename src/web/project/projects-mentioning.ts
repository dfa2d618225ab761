import type { Services } from "#data/services.ts";
import { type EditableProduct, isNamed } from "#domain/products/product.ts";

/** Maximum number of search results that are checked for the name of a series. */
const maxRead = 100;

/** Projects whose text mentions a series, of its type only: "460 V" in another maker's project is not the V series. */
export async function projectsMentioning(
  projects: Pick<Services["projects"], "list">,
  { projectWord: word, category }: Pick<EditableProduct, "projectWord" | "category">,
  limit: number,
) {
  if (word === null) return [];
  const found = await projects.list({ search: word, types: [category], limit: maxRead });
  return found.filter(({ title, description }) => isNamed(word, `${title} ${description}`)).slice(0, limit);
}
