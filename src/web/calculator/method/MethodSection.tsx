import { Fragment, type ReactNode } from "react";
import type { MethodSectionId } from "#content/calculator/method.ts";
import { DisclosureArrow } from "../../ui/DisclosureArrow.tsx";
import { formulas } from "./formulas.ts";
import { Symbols } from "./Symbols.tsx";

interface MethodSectionProps {
  id: MethodSectionId;
  number: number;
  title: string;
  equations: string;
  paragraphs: readonly string[];
  parts: readonly { after: number; part: ReactNode }[];
}

/** Section that folds: paragraphs, the equations after the first one, tables and charts at their positions. */
export function MethodSection({ id, number, title, equations, paragraphs, parts }: MethodSectionProps) {
  return (
    <details open={number === 1} className="group opens-in-print">
      <summary className="flex items-center justify-between gap-4 py-6 hover:text-action">
        <h2 className="text-2xl">
          <span className="figures mr-1 text-action">{number}.</span> {title}
        </h2>
        <DisclosureArrow className="size-5 shrink-0 text-muted" />
      </summary>
      {/* The anchor is inside: browsers open what is folded around the target of a link. */}
      <section id={id} aria-label={title} className="scroll-mt-8 pb-10">
        {paragraphs.map((paragraph, index) => (
          <Fragment key={paragraph}>
            <p className="mt-3.5 max-w-[46rem] text-slate">
              <Symbols text={paragraph} />
            </p>
            {index === 0 && <Formulas id={id} label={`${title}: ${equations}`} />}
            {parts.map(({ after, part }) => after === index && <Fragment key={after}>{part}</Fragment>)}
          </Fragment>
        ))}
      </section>
    </details>
  );
}

/** An equation cannot wrap; where it is wider than its container, it scrolls. */
function Formulas({ id, label }: { id: MethodSectionId; label: string }) {
  const markup = formulas[id]?.map((formula) => `<div>${formula}</div>`).join("");
  return (
    markup && (
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard cannot scroll it otherwise
        tabIndex={0}
        className="my-6 grid gap-y-5 overflow-x-auto rounded-card bg-mist px-3 py-6 text-formula sm:px-8"
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    )
  );
}
