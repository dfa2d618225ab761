import { type ReactNode, useId } from "react";

interface OpeningDrawingProps {
  /** Text alternative. */
  label: string;
  /** Section that stays visible at every size of the box. */
  view: { x: number; y: number; width: number; height: number };
  /** Grid spacing of the background, in units of the drawing; no grid without it. */
  grid?: number;
  children: ReactNode;
}

/** Drawing instead of an opening's picture, on a dark background; inline, so that it never loads late. */
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
          {/* The box may be wider or higher than the visible section. */}
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
