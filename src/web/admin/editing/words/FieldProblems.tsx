import type { FieldProblem } from "../state/content-api.ts";

/** Reasons why a value cannot be published, below its control, which takes `problemProps`. */
export function FieldProblems({ id, problems }: { id: string; problems: readonly FieldProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <div id={`${id}-problems`}>
      {problems.map(({ sentence }) => (
        <p key={sentence} role="alert" className="mt-1.5 text-danger text-small">
          {sentence}
        </p>
      ))}
    </div>
  );
}

export function problemProps(id: string, problems: readonly FieldProblem[]) {
  return problems.length === 0 ? {} : { "aria-invalid": true, "aria-describedby": `${id}-problems` };
}
