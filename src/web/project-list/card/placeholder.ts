import type { Project } from "#domain/projects/project.ts";

/** Drawings of towers that stand for those of any maker, below `/images/placeholders/`. */
export const placeholders = ["modular", "closed", "cross", "counter"] as const;
type Placeholder = (typeof placeholders)[number];

const tagged = [
  ["모듈형", "modular"],
  ["밀폐형", "closed"],
  ["직교류", "cross"],
] as const satisfies readonly (readonly [tag: string, placeholder: Placeholder])[];

/**
 * Drawing of the kind of tower, for a project without a picture.
 * @example placeholderOf({ coolingTowerType: "package", tags: ["밀폐형"] }) // "closed"
 */
export function placeholderOf({
  coolingTowerType,
  tags,
}: Pick<Project, "coolingTowerType" | "tags">): Placeholder {
  const [, found] = tagged.find(([tag]) => tags.includes(tag)) ?? [];
  return found ?? (coolingTowerType === "industrial" ? "modular" : "counter");
}
