/** Reasons why a value cannot be published, below its control, which takes `problemProps`. */
export function FieldProblems({ id, problems }: { id: string; problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <div id={`${id}-problems`}>
      {problems.map((problem) => (
        <p key={problem} role="alert" className="mt-1.5 text-danger text-small">
          {problem}
        </p>
      ))}
    </div>
  );
}

export function problemProps(id: string, problems: readonly string[]) {
  return problems.length === 0 ? {} : { "aria-invalid": true, "aria-describedby": `${id}-problems` };
}
