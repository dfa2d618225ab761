import { createElement, Fragment } from "react";
import { citedPieces } from "#content/knowledge/sources.ts";

/** Sources of a page in the order of their numbers, and the accessible label of a number. */
export interface Citations {
  ids: readonly string[];
  /** Template with `{number}`. */
  label: string;
}

/** Text with the numbers of its sources, each linked to its entry in the list. */
export function Cited({ text, citations }: { text: string; citations: Citations }) {
  // Passed as arguments, which need no keys: the order of a fixed text never changes.
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
        className="text-action hover:underline"
      >
        {number}
      </a>
    </sup>
  );
}
