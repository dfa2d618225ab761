import { projectWorkWords } from "#content/admin/project-work.ts";
import type { ConflictingField } from "../../records/conflict/ConflictNotice.tsx";
import { proposedSide, type Side, type Versions } from "../../records/conflict/conflict.ts";

export const visibilityNames = ["isHidden", "isOnHome"] as const;

export type Visibility = Record<(typeof visibilityNames)[number], boolean>;

/** A new project is visible and not featured. */
export function visibilityOf(project: Visibility | undefined): Visibility {
  return { isHidden: project?.isHidden ?? false, isOnHome: project?.isOnHome ?? false };
}

export function isSameVisibility(one: Visibility, other: Visibility): boolean {
  return visibilityNames.every((name) => one[name] === other[name]);
}

export function visibilityConflicts({ base, mine, theirs }: Versions<Visibility>): ConflictingField[] {
  const { history, visibility } = projectWorkWords;
  const yesOrNo = (is: boolean) => (is ? history.yes : history.no);
  return visibilityNames.flatMap((name) => {
    const proposed = proposedSide({ base: base[name], mine: mine[name], theirs: theirs[name] });
    const texts = { mine: yesOrNo(mine[name]), theirs: yesOrNo(theirs[name]) };
    return proposed ? [{ key: keyOf(name), label: visibility[name], ...texts, proposed }] : [];
  });
}

/** @param choices sides by the keys of the conflicts */
export function visibilityAfterConflict(
  mine: Visibility,
  theirs: Visibility,
  choices: Readonly<Record<string, Side>>,
): Visibility {
  const chosen = (name: keyof Visibility) => (choices[keyOf(name)] === "theirs" ? theirs : mine)[name];
  return { isHidden: chosen("isHidden"), isOnHome: chosen("isOnHome") };
}

function keyOf(name: keyof Visibility): string {
  return `visibility/${name}`;
}
