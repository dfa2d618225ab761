import type { ReactNode } from "react";

interface ContentsProps {
  title: string;
  sections: readonly { id: string; title: string }[];
  /** Additional classes of the root element. */
  className?: string;
  children?: ReactNode;
}

/** Numbered table of contents of a long page; sticky beside the sections on wide screens. */
export function Contents({ title, sections, className, children }: ContentsProps) {
  if (sections.length === 0) return <div className={className}>{children}</div>;
  const place = "lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto";
  return (
    <nav aria-labelledby="contents" className={["text-compact", place, className].filter(Boolean).join(" ")}>
      <h2 id="contents" className="mb-3 text-base tracking-normal">
        {title}
      </h2>
      <ol className="gap-x-8 border-line border-t pt-2 sm:max-lg:columns-2">
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
      {children}
    </nav>
  );
}
