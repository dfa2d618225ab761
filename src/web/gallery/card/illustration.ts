import type { PictureKey } from "#content/picture-key.ts";
import type { Project } from "#domain/projects/project.ts";
import type { TowerType } from "#domain/projects/vocabulary.ts";

export const illustrationWidths = [160, 480, 800] as const;

/** Illustrations per type: the first whose tag the project has, else the last. */
export const illustrations: Record<TowerType, readonly { tag?: string; picture: PictureKey }[]> = {
  industrial: [{ tag: "모듈형", picture: "st-modular" }, { picture: "yard-aerial" }],
  package: [{ tag: "밀폐형", picture: "st-thf" }, { tag: "직교류", picture: "st-sf" }, { picture: "st-scp" }],
  bac: [
    { tag: "하이브리드", picture: "st-hxv" },
    { tag: "혼합류", picture: "st-fxv" },
    { tag: "직교류", picture: "st-s3000" },
    { tag: "유도통풍", picture: "st-pt2" },
    { tag: "밀폐형", picture: "st-v-closed" },
    { picture: "st-v-open" },
  ],
};

/**
 * Illustration of the same type of tower, for a project without a picture.
 * @example illustrationOf({ coolingTowerType: "package", tags: ["밀폐형"] }) // "st-thf"
 */
export function illustrationOf({
  coolingTowerType,
  tags,
}: Pick<Project, "coolingTowerType" | "tags">): PictureKey {
  const fitting = illustrations[coolingTowerType].find(({ tag }) => tag === undefined || tags.includes(tag));
  return fitting?.picture ?? "st-modular";
}
