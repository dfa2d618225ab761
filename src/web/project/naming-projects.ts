import type { Services } from "#data/services.ts";
import { type EditedProduct, isNamed } from "#domain/products/product.ts";

/** So many projects of a kind are looked through for those that name a series. */
const maxRead = 100;

/** Projects of the kind of a series that name it: "460 V" in another maker's project is no V series. */
export async function namingProjects(
  projects: Pick<Services["projects"], "list">,
  { projectWord: word, category }: Pick<EditedProduct, "projectWord" | "category">,
  most: number,
) {
  if (word === null) return [];
  const found = await projects.list({ search: word, types: [category], limit: maxRead });
  return found.filter(({ title, description }) => isNamed(word, `${title} ${description}`)).slice(0, most);
}
