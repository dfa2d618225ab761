import { Glyph } from "../project-list/look/Glyph.tsx";

/**
 * Link back to the filters, shown after one and a half viewports of the list. It is sticky in a strip beside
 * the list, so no scroll listener is needed.
 */
export function BackToTop({ text }: { text: string }) {
  return (
    <div className="pointer-events-none absolute top-[150svh] right-0 bottom-6 z-20 w-20 overflow-clip print:hidden">
      <a
        href="#filters"
        aria-label={text}
        title={text}
        className="pointer-events-auto sticky top-[calc(100svh-8rem)] min-[48.01rem]:top-[calc(100svh-4.5rem)] mx-auto grid size-12 place-items-center rounded-full bg-white text-ink shadow-menu ring-1 ring-line ring-inset -outline-offset-3 hover:text-action"
      >
        <Glyph name="down" className="size-5 rotate-180" />
      </a>
    </div>
  );
}
