import { createElement, Fragment, type ReactNode } from "react";
import { defaultLocale, type Locale, localeOf } from "#domain/locale.ts";
import { type Inline, type RichPart, richParts } from "#domain/own-pages/rich-text.ts";
import { linkIn } from "./link-in.ts";

interface RichTextProps {
  locale: Locale;
  text: string;
  /** Text size: large between headings, small in answers and similar parts. */
  size?: "large" | "small";
}

const sizes = {
  large: "max-w-[40em] space-y-5 text-slate lg:text-lg lg:leading-[1.8]",
  small: "max-w-[44rem] space-y-2 text-slate",
};

/** Paragraphs and lists with emphasis and links. */
export function RichText({ locale, text, size = "large" }: RichTextProps) {
  // Passed as arguments, which need no keys: the order of a fixed text never changes.
  const parts = richParts(text).map((part) => createElement(Part, { locale, part }));
  return createElement("div", { className: `wrap-anywhere ${sizes[size]}` }, ...parts);
}

function Part({ locale, part }: { locale: Locale; part: RichPart }) {
  if (part.kind === "paragraph") {
    const lines = part.lines.map((line, index) =>
      createElement(Fragment, null, index > 0 && <br />, <Line locale={locale} runs={line} />),
    );
    return createElement("p", null, ...lines);
  }
  if (part.kind === "list") {
    const items = part.items.map((item) => createElement("li", null, <Line locale={locale} runs={item} />));
    return createElement("ul", { className: "list-disc space-y-2 pl-5 marker:text-action" }, ...items);
  }
  const items = part.items.map(({ number, line }) =>
    createElement("li", { value: number }, <Line locale={locale} runs={line} />),
  );
  return createElement("ol", { className: "list-decimal space-y-2 pl-6 marker:text-muted" }, ...items);
}

function Line({ locale, runs }: { locale: Locale; runs: readonly Inline[] }) {
  return createElement(Fragment, null, ...runs.map((run) => inline(locale, run)));
}

function inline(locale: Locale, run: Inline): ReactNode {
  if (run.kind === "strong") return <strong className="text-ink">{run.text}</strong>;
  if (run.kind === "plain") return run.text;
  // A path with a language prefix was entered on purpose.
  const href = localeOf(run.href) === defaultLocale ? linkIn(locale, run.href) : run.href;
  return (
    <a href={href} className="text-link">
      {run.text}
    </a>
  );
}
