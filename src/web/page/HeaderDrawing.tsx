import { type ReactNode, useId } from "react";
import { fadingClass } from "./bleeding-class.ts";

interface HeaderDrawingProps {
  /** Text alternative. */
  label: string;
  /** Section that stays visible at every size of the box. */
  view: { x: number; y: number; width: number; height: number };
  /** Grid spacing of the background, in units of the drawing; no grid without it. */
  grid?: number;
  /** True on a light page: its grid ends with its box. By default it fades, on wide screens, into the dark sheet beside it. */
  isFramed?: boolean;
  /** Widths at which it is shown; all by default. */
  className?: "lg:hidden" | "max-lg:hidden";
  children: ReactNode;
}

const layer = "absolute inset-0 size-full text-white";

/** Drawing instead of a header's picture, on a dark background; inline, so that it never loads late. */
export function HeaderDrawing({ label, view, grid, isFramed, className, children }: HeaderDrawingProps) {
  const viewBox = [view.x, view.y, view.width, view.height].join(" ");
  return (
    <>
      {grid !== undefined && <Grid {...{ viewBox, view, grid, isFramed, className }} />}
      <svg
        role="img"
        aria-label={label}
        viewBox={viewBox}
        fill="none"
        stroke="currentColor"
        strokeLinejoin="round"
        className={`${layer} ${grid === undefined ? "bg-navy" : ""} ${className ?? ""}`.trimEnd()}
      >
        {children}
      </svg>
    </>
  );
}

interface GridProps extends Required<Pick<HeaderDrawingProps, "view" | "grid">> {
  viewBox: string;
  isFramed: boolean | undefined;
  className: string | undefined;
}

function Grid({ viewBox, view: { x, y, width, height }, grid, isFramed, className }: GridProps) {
  const squares = useId();
  const fading = isFramed ? "" : fadingClass;
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      stroke="currentColor"
      className={`${layer} bg-navy ${fading} ${className ?? ""}`.trimEnd()}
    >
      <pattern id={squares} width={grid} height={grid} patternUnits="userSpaceOnUse">
        <path d={`M0 0H${grid}M0 0V${grid}`} strokeWidth={grid / 30} strokeOpacity="0.15" fill="none" />
      </pattern>
      {/* The box may be wider or higher than the visible section. */}
      <path
        d={`M${x - 3 * width} ${y - 3 * height}h${7 * width}v${7 * height}h${-7 * width}z`}
        fill={`url(#${squares})`}
        stroke="none"
      />
    </svg>
  );
}
