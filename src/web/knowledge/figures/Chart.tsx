import type { ReactNode } from "react";

interface ChartProps {
  /** Heights of the narrow and of the wide form. */
  heights: { narrow: number; wide: number };
  /** Contents for a width. */
  children: (width: number, height: number) => ReactNode;
}

const widths = { narrow: 300, wide: 640 } as const;

/** Chart in two forms, so that its letters have the size of text on phones and on wide screens. */
export function Chart({ heights, children }: ChartProps) {
  return (
    <>
      <svg
        viewBox={`0 0 ${widths.narrow} ${heights.narrow}`}
        aria-hidden="true"
        className="w-full sm:hidden"
        fontSize="14"
      >
        {children(widths.narrow, heights.narrow)}
      </svg>
      <svg
        viewBox={`0 0 ${widths.wide} ${heights.wide}`}
        aria-hidden="true"
        className="w-full max-sm:hidden"
        fontSize="15"
      >
        {children(widths.wide, heights.wide)}
      </svg>
    </>
  );
}
