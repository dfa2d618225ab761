import { ButtonLink } from "#web/ui/ButtonLink.tsx";
import { OpeningEnd } from "#web/ui/OpeningEnd.tsx";
import type { SheetWords } from "../sheet-words.ts";

interface SheetProblemProps {
  words: SheetWords["problem"];
  problems: readonly string[];
  /** The calculator, with the same values in its boxes. */
  back: string;
}

/** Why there is no sheet: every message once, and where to correct it. */
export function SheetProblem({ words, problems, back }: SheetProblemProps) {
  return (
    <div className="page-width section-space min-h-[60vh]">
      <h1 className="sheet-heading heading-2">{words.title}</h1>
      <p className="mt-4 text-muted">{words.text}</p>
      <ul className="mt-5 list-disc pl-5">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p className="mt-8">
        <ButtonLink href={back}>{words.back}</ButtonLink>
      </p>
      <OpeningEnd />
    </div>
  );
}
