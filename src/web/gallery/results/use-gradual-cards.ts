import { startTransition, useEffect, useState } from "react";
import type { Project } from "#domain/projects/project.ts";

/** New cards that are drawn at once: about what a window shows. */
const newAtOnce = 12;

/**
 * The cards to draw now: those that are drawn already, and a few new ones; the others follow by themselves, in
 * pieces so small that a key press or click in between never waits for long. The first time all are drawn, as
 * the server has drawn them.
 */
export function useGradualCards(cards: readonly Project[]): readonly Project[] {
  const [drawn, setDrawn] = useState(cards);
  const now = beginningWithFewNew(cards, drawn, newAtOnce);
  useEffect(() => {
    if (drawn !== now) startTransition(() => setDrawn(now));
  }, [drawn, now]);
  return now;
}

/** As much of the cards, from the beginning, as adds no more than `most` to those that are drawn; at best all of them. */
export function beginningWithFewNew(
  cards: readonly Project[],
  drawn: readonly Project[],
  most: number,
): readonly Project[] {
  if (cards === drawn) return cards;
  const known = new Set(drawn);
  let added = 0;
  const end = cards.findIndex((card) => !known.has(card) && ++added > most);
  return end === -1 ? cards : cards.slice(0, end);
}
