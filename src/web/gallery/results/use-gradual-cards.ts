import { startTransition, useEffect, useState } from "react";
import type { Project } from "#domain/projects/project.ts";

/** New cards per render: about one viewport. */
const newAtOnce = 12;

/**
 * Cards to render now: those rendered already and a few new ones; the rest follows in short tasks, so that
 * input is handled in between. The first render has all cards, as the server's HTML does.
 */
export function useGradualCards(cards: readonly Project[]): readonly Project[] {
  const [drawn, setDrawn] = useState(cards);
  const now = beginningWithFewNew(cards, drawn, newAtOnce);
  useEffect(() => {
    if (drawn !== now) startTransition(() => setDrawn(now));
  }, [drawn, now]);
  return now;
}

/** Longest beginning of the cards that adds at most `most` new ones. */
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
