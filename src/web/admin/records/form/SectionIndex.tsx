import { type MouseEvent, useEffect, useState } from "react";

interface SectionIndexProps {
  label: string;
  /** Sections by the ids of their elements; the same array in every render. */
  sections: readonly { id: string; title: string }[];
}

/** Table of contents of a long form: beside it on wide screens, else above it. */
export function SectionIndex({ label, sections }: SectionIndexProps) {
  const current = useCurrentSection(sections);
  return (
    <nav aria-label={label} className="min-w-0 self-start xl:sticky xl:top-16">
      <ul className="flex gap-0.5 overflow-x-auto xl:grid">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              {...(id === current ? { "aria-current": "true" as const } : {})}
              onClick={(event) => goTo(event, id)}
              className="flex min-h-8 items-center rounded-button -outline-offset-2 px-2.5 text-muted text-note hover:bg-white hover:text-ink max-xl:whitespace-nowrap xl:aria-[current]:bg-white xl:aria-[current]:font-semibold xl:aria-[current]:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A URL with a hash would count as leaving the form, which asks about unsaved entries. */
function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: "start" });
  section?.querySelector("h2")?.focus({ preventScroll: true });
}

function useCurrentSection(sections: SectionIndexProps["sections"]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id);
      },
      { rootMargin: "-15% 0px -80%" },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
