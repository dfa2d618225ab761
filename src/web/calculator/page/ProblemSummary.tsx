import type { Ref } from "react";

interface Problem {
  fieldId: string;
  message: string;
}

interface ProblemSummaryProps {
  ref: Ref<HTMLElement>;
  id: string;
  title: string;
  problems: readonly Problem[];
}

/** Summary of errors, each linked to its box. Takes the focus when it appears. */
export function ProblemSummary({ ref, id, title, problems }: ProblemSummaryProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className="mb-6 scroll-mt-24 rounded-button border-danger border-l-4 bg-danger-soft px-5 py-4 outline-none"
    >
      <h3 id={id} className="text-base text-danger tracking-normal">
        {title}
      </h3>
      <ul className="mt-1 text-compact">
        {problems.filter(isFirstOfItsText).map(({ fieldId, message }) => (
          <li key={message}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
              className="inline-block py-0.5 underline decoration-danger/40 underline-offset-4 hover:decoration-danger"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A range or approach that is too small is reported at both boxes with one text. */
function isFirstOfItsText({ message }: Problem, at: number, problems: readonly Problem[]): boolean {
  return problems.findIndex((other) => other.message === message) === at;
}
