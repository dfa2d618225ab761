import { createElement, Fragment } from "react";
import type { BlockView } from "#domain/own-pages/block-view.ts";

export function Lines({ text }: { text: string }) {
  const lines = text
    .split("\n")
    .map((line, index) => createElement(Fragment, null, index > 0 && <br />, line));
  return createElement(Fragment, null, ...lines);
}

export function Quotation({ text, source }: BlockView<"quotation">["values"]) {
  return (
    <figure className="max-w-[40em] border-action border-l-3 pl-6 lg:pl-8">
      <blockquote className="wrap-anywhere text-pretty font-semibold text-navy text-statement leading-snug">
        <Lines text={text} />
      </blockquote>
      {source && <figcaption className="mt-4 text-compact text-muted">{source}</figcaption>}
    </figure>
  );
}

export function Steps({ rows }: Pick<BlockView<"steps">, "rows">) {
  return (
    <ol className="border-ink border-t-2">
      {rows.map(({ id, name, text }, index) => (
        <li
          key={id}
          className="grid gap-x-6 gap-y-2 border-line border-b py-7 sm:grid-cols-[3rem_11rem_1fr] lg:py-8"
        >
          <span aria-hidden="true" className="figures font-semibold text-action">
            {String(index + 1).padStart(2, "0")}
          </span>
          <h3 className="wrap-anywhere text-title-m leading-[1.35]">{name}</h3>
          {text && (
            <p className="text-muted">
              <Lines text={text} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
