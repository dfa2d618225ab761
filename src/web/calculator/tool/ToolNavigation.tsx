import { useEffect, useState } from "react";
import type { ToolWords } from "#content/calculator/tool.ts";
import { openSection } from "../ui/DesignSection.tsx";

/** Result and sections in page order, with the ids of their elements. */
const sections = [
  { key: "result", id: "result" },
  { key: "choice", id: "design-choice" },
  { key: "place", id: "design-place" },
  { key: "year", id: "design-year" },
  { key: "water", id: "design-water" },
  { key: "curves", id: "design-curves" },
  { key: "why", id: "design-why" },
  { key: "compare", id: "design-compare" },
  { key: "units", id: "design-units" },
  { key: "share", id: "share" },
] as const;

/** Navigation of the result and the sections; the section in view is marked. */
export function ToolNavigation({ words: { label, sections: words } }: { words: ToolWords["navigation"] }) {
  const current = useSectionInView();
  useSectionOfAddress();
  return (
    <nav
      aria-label={label}
      className="print:hidden sticky top-15 z-20 -mx-gutter overflow-x-auto border-line border-y bg-white px-gutter lg:top-19 lg:mx-0 lg:px-0"
    >
      <ul className="flex w-max gap-6 lg:gap-8">
        {sections.map(({ key, id }) => (
          <li key={key}>
            <a
              href={`#${id}`}
              onClick={() => openSection(id)}
              {...(id === current ? { "aria-current": "true" } : {})}
              className="-mb-px flex min-h-12 items-center whitespace-nowrap border-transparent border-b-2 text-compact text-muted hover:text-ink aria-[current]:border-action aria-[current]:font-semibold aria-[current]:text-action"
            >
              {words[key]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useSectionOfAddress(): void {
  useEffect(() => {
    const open = () => openSection(location.hash.slice(1));
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
}

/** Id of the section that crosses the upper part of the viewport; undefined above the first section. */
function useSectionInView(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    // One report may hold several entries of the same section, oldest first: they are applied in order.
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          isIntersecting ? inView.add(target.id) : inView.delete(target.id);
        const seen = sections.find(({ id }) => inView.has(id));
        const isAbove = entries.some(
          ({ target, boundingClientRect, rootBounds }) =>
            target.id === sections[0].id && boundingClientRect.top > (rootBounds?.bottom ?? 0),
        );
        if (seen || isAbove) setCurrent(seen?.id);
      },
      { rootMargin: "-25% 0px -74% 0px" },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
