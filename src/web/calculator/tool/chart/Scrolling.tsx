import type { ReactNode } from "react";

interface ScrollingProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Table that may be wider than a narrow viewport; the keyboard scrolls it, too. */
export function Scrolling({ label, className = "", children }: ScrollingProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard cannot scroll it otherwise
      tabIndex={0}
      className={`scroll-shadows ${className}`}
    >
      {children}
    </section>
  );
}
