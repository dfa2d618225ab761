import { createElement, Fragment } from "react";
import { citedPieces } from "#content/knowledge/sources.ts";

/** The sources of a page in the order of their numbers, and what a number is called to who does not see where it stands. */
export interface Citations {
  ids: readonly string[];
  /** With `{number}`. */
  label: string;
}

/** A text with the numbers of its sources, each of which leads to its line in the list. */
export function Cited({ text, citations }: { text: string; citations: Citations }) {
  // As arguments they need no keys: the pieces of a fixed text never move.
  return createElement(
    Fragment,
    null,
    ...citedPieces(text).map((piece) =>
      piece.kind === "words" ? piece.text : createElement(SourceNumber, { id: piece.id, citations }),
    ),
  );
}

function SourceNumber({ id, citations }: { id: string; citations: Citations }) {
  const number = citations.ids.indexOf(id) + 1;
  return (
    <sup className="figures font-semibold">
      <a
        href={`#source-${id}`}
        aria-label={citations.label.replace("{number}", String(number))}
        className="px-0.5 text-action hover:underline"
      >
        {number}
      </a>
    </sup>
  );
}
