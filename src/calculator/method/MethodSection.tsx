import { Fragment, type ReactNode } from "react";
import type { MethodSectionId } from "../words/method.ts";
import { formulas } from "./formulas.ts";
import { Symbols } from "./Symbols.tsx";

interface MethodSectionProps {
  id: MethodSectionId;
  number: number;
  title: string;
  paragraphs: readonly string[];
  parts: readonly { after: number; part: ReactNode }[];
}

/** One section: what is said, the equations after its first paragraph, and tables and figures where they belong. */
export function MethodSection({ id, number, title, paragraphs, parts }: MethodSectionProps) {
  return (
    <section id={id} className="scroll-mt-24 py-10 first:pt-0 last:pb-0">
      <h2 className="text-2xl">
        <span className="figures mr-1 text-action">{number}.</span> {title}
      </h2>
      {paragraphs.map((paragraph, index) => (
        <Fragment key={paragraph}>
          <p className="mt-3.5 max-w-[46rem] text-slate">
            <Symbols text={paragraph} />
          </p>
          {index === 0 && <Formulas id={id} />}
          {parts.map(({ after, part }) => after === index && <Fragment key={after}>{part}</Fragment>)}
        </Fragment>
      ))}
    </section>
  );
}

function Formulas({ id }: { id: MethodSectionId }) {
  const markup = formulas[id]?.map((formula) => `<div>${formula}</div>`).join("");
  return (
    markup && (
      <div
        className="my-6 grid gap-y-5 rounded-card bg-mist px-3 py-6 text-formula sm:px-8"
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    )
  );
}
