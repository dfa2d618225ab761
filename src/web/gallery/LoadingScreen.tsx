import { Glyph } from "../project-list/look/Glyph.tsx";

/** Covers the viewport while the whole list is loading; delayed, so that a fast response never shows it. */
export function LoadingScreen({ text }: { text: string }) {
  return (
    <div
      role="status"
      className="script-only fixed inset-0 z-50 grid place-items-center bg-white/90 transition-opacity delay-150 starting:opacity-0"
    >
      <p className="flex flex-col items-center gap-4 font-semibold">
        <Glyph name="wait" className="size-9 animate-spin text-action" />
        {text}
      </p>
    </div>
  );
}
