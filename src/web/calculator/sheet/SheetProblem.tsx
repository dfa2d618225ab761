import type { SheetWords } from "#content/calculator/sheet.ts";
import { HeaderEnd } from "#web/page/HeaderEnd.tsx";
import { ButtonLink } from "#web/ui/ButtonLink.tsx";

interface SheetProblemProps {
  words: SheetWords["problem"];
  problems: readonly string[];
  /** Address of the calculator with the same values. */
  back: string;
  /** Link to the inquiry, for a duty that the maker calculates. */
  inquiry?: { href: string; label: string } | undefined;
}

/** Reasons why there is no sheet, with a link to correct the values. */
export function SheetProblem({ words, problems, back, inquiry }: SheetProblemProps) {
  return (
    <div className="page-width section-space min-h-[60vh]">
      <h1 className="sheet-heading heading-2">{words.title}</h1>
      <p className="mt-4 text-muted">{words.text}</p>
      <ul className="mt-5 list-disc pl-5">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        {inquiry && <ButtonLink href={inquiry.href}>{inquiry.label}</ButtonLink>}
        {inquiry ? (
          <a href={back} className="text-link">
            {words.back}
          </a>
        ) : (
          <ButtonLink href={back}>{words.back}</ButtonLink>
        )}
      </p>
      <HeaderEnd />
    </div>
  );
}
