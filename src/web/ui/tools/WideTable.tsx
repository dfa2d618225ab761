import type { ReactNode } from "react";

/** Table with horizontal scrolling; focusable, so that the arrow keys scroll it. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard cannot scroll it otherwise
    <section aria-label={label} tabIndex={0} className="scroll-shadows relative -mx-gutter px-gutter">
      <table className="w-full text-left text-note">{children}</table>
    </section>
  );
}
