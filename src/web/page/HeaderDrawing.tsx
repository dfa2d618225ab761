import { type ReactNode, useId } from "react";

interface OpeningDrawingProps {
  /** Text alternative. */
  label: string;
  /** Section that is visible at every size of its place. */
  view: { x: number; y: number; width: number; height: number };
  /** From one line of its ground to the next, in units of the drawing; a plain ground without. */
  grid?: number;
  children: ReactNode;
}

/** A drawing in the place of an opening's picture, on dark ground; with the page, so that it never comes late. */
export function HeaderDrawing({ label, view: { x, y, width, height }, grid, children }: OpeningDrawingProps) {
  const squares = useId();
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={[x, y, width, height].join(" ")}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      className="absolute inset-0 size-full bg-navy text-white"
    >
      {grid !== undefined && (
        <>
          <pattern id={squares} width={grid} height={grid} patternUnits="userSpaceOnUse">
            <path d={`M0 0H${grid}M0 0V${grid}`} strokeWidth={grid / 30} strokeOpacity="0.15" />
          </pattern>
          {/* Its place is wider or higher than what has to be seen. */}
          <path
            d={`M${x - 3 * width} ${y - 3 * height}h${7 * width}v${7 * height}h${-7 * width}z`}
            fill={`url(#${squares})`}
            stroke="none"
          />
        </>
      )}
      {children}
    </svg>
  );
}
