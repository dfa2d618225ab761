import { Fragment } from "react";

/** Postal address; lines do not break at a hyphen ("Geumcheon-gu") or before a ZIP code. */
export function PostalAddress({ text }: { text: string }) {
  return text.split(/ (?!\d{5})/).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an address may name a word twice, and its words never move
    <Fragment key={index}>
      {index > 0 && " "}
      {/[- ]/.test(word) ? <span className="whitespace-nowrap">{word}</span> : word}
    </Fragment>
  ));
}
