import type { ConflictingField } from "../../records/conflict/ConflictNotice.tsx";

/** `base`: as opened; `mine`: the user's version; `theirs`: the one stored meanwhile by somebody else. */
export interface Versions<T> {
  base: T;
  mine: T;
  theirs: T;
}

export function partOfEach<T, Part>(
  { base, mine, theirs }: Versions<T>,
  of: (version: T) => Part,
): Versions<Part> {
  return { base: of(base), mine: of(mine), theirs: of(theirs) };
}

/**
 * Returns the difference of two versions in a part, with a proposal; none if they are equal. The other version is
 * proposed where the user changed nothing, and where the user removed what the other changed: no entry may be lost
 * unseen.
 */
export function differenceIn<T>(
  { base, mine, theirs }: Versions<T>,
  {
    key,
    label,
    of,
    text,
  }: {
    key: string;
    label: string;
    of: (version: T) => unknown;
    text: (version: T) => string;
  },
): ConflictingField[] {
  const [before, own, other] = [base, mine, theirs].map((version) => JSON.stringify(of(version) ?? null));
  if (own === other) return [];
  const isRemoved = own === "null" && other !== before;
  const isMine = own !== before && !isRemoved;
  return [{ key, label, mine: text(mine), theirs: text(theirs), proposed: isMine ? "mine" : "theirs" }];
}

export function orderDifference<T>(
  versions: Versions<T>,
  {
    idsIn,
    ...rest
  }: { key: string; label: string; idsIn: (version: T) => string[]; text: (version: T) => string },
): ConflictingField[] {
  const all = Object.values(partOfEach(versions, idsIn));
  const isInAll = (id: string) => all.every((ids) => ids.includes(id));
  return differenceIn(versions, { ...rest, of: (version) => idsIn(version).filter(isInAll) });
}

export type IsTheirs = (key: string) => boolean;

interface Entry {
  id: string;
}

/** Returns the entries in the chosen order: merged if both versions have them, else from the chosen side. */
export function mergedEntries<T extends Entry>(
  own: readonly T[],
  other: readonly T[],
  {
    orderKey,
    key,
    isTheirs,
    merge,
  }: {
    orderKey: string;
    key: (id: string) => string;
    isTheirs: IsTheirs;
    merge: (own: T, other: T) => T;
  },
): T[] {
  const order = isTheirs(orderKey) ? mergedOrder(other, own) : mergedOrder(own, other);
  return order.flatMap((id) => {
    const [mine, theirs] = [own, other].map((entries) => entries.find((entry) => entry.id === id));
    if (mine && theirs) return merge(mine, theirs);
    return (isTheirs(key(id)) ? theirs : mine) ?? [];
  });
}

/** Ids of both versions in the order of one; ids of the other only follow their predecessor there. */
function mergedOrder(one: readonly Entry[], other: readonly Entry[]): string[] {
  const order = one.map(({ id }) => id);
  for (const [index, { id }] of other.entries()) {
    if (order.includes(id)) continue;
    const before = other[index - 1]?.id;
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}
