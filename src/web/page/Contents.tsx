import type { ReactNode } from "react";
import { DisclosureArrow } from "../ui/DisclosureArrow.tsx";

interface ContentsProps {
  title: string;
  sections: readonly { id: string; title: string }[];
  /** Additional classes of the root element. */
  className?: string;
  children?: ReactNode;
}

/**
 * Numbered table of contents of a long page, which stays in view: beside the sections on wide screens, on
 * narrow ones folded below the header. Its parent must be no grid there, or the bar would stay in its row.
 */
export function Contents({ title, sections, className, children }: ContentsProps) {
  if (sections.length === 0) return <div className={className}>{children}</div>;
  const place =
    "max-lg:hidden lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto";
  return (
    <>
      <nav
        aria-labelledby="contents"
        className={["text-compact", place, className].filter(Boolean).join(" ")}
      >
        <h2 id="contents" className="mb-3 text-base tracking-normal">
          {title}
        </h2>
        <Sections sections={sections} />
        {children}
      </nav>
      <nav
        aria-label={title}
        data-second-bar
        className="sticky top-15 z-30 -mx-gutter lg:hidden noscript:static print:hidden"
      >
        {/* Closed by the script of menus when a link is followed; without script it would cover the section that is read. */}
        <details data-menu="contents" className="group border-line border-b bg-white text-compact">
          <summary className="flex min-h-12 items-center justify-between px-gutter font-semibold">
            {title}
            <DisclosureArrow />
          </summary>
          <div className="absolute inset-x-0 top-full max-h-[60dvh] overflow-y-auto border-line border-b bg-white px-gutter pb-4 noscript:static">
            <Sections sections={sections} />
          </div>
        </details>
      </nav>
      {children && <div className="mt-6 mb-10 text-compact lg:hidden print:hidden">{children}</div>}
    </>
  );
}

function Sections({ sections }: Pick<ContentsProps, "sections">) {
  return (
    <ol className="border-line border-t pt-2">
      {sections.map((section, index) => (
        <li key={section.id}>
          <a
            href={`#${section.id}`}
            className="grid grid-cols-[1.75rem_1fr] py-1.5 text-slate hover:text-action hover:underline"
          >
            <span className="figures">{index + 1}</span>
            {section.title}
          </a>
        </li>
      ))}
    </ol>
  );
}
