import type { ReactNode } from "react";

type Point = readonly [x: number, y: number];

interface ArrowProps {
  from: Point;
  to: Point;
}

/** Walls, fan and basin, which all of the towers have. */
export function Casing() {
  return (
    <>
      <path d="M96 236h168v22h-168z" className="fill-water/40 stroke-field" strokeWidth="1.5" />
      <path d="M100 68h160v168h-160z" className="fill-white stroke-field" strokeWidth="1.5" />
      <path d="M140 68l8-24h64l8 24z" className="fill-white stroke-field" strokeWidth="1.5" />
      <path d="M150 54h60M180 54v22" className="stroke-ink" strokeWidth="3" />
    </>
  );
}

export function AirArrow(ends: ArrowProps) {
  return <Arrow {...ends} className="fill-water-dark stroke-water-dark" width={2.5} />;
}

/** Hot before the tower, cold after it. */
export function WaterArrow({ isHot = false, ...ends }: ArrowProps & { isHot?: boolean }) {
  return (
    <Arrow {...ends} className={isHot ? "fill-pin stroke-pin" : "fill-action stroke-action"} width={4} />
  );
}

/** Lies along one of the axes; its head ends where it does. */
function Arrow({ from, to, className, width }: ArrowProps & { className: string; width: number }) {
  const [x, y] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  const neck: Point = [to[0] - 9 * x, to[1] - 9 * y];
  const side = `${6 * y} ${6 * x}`;
  const other = `${-12 * y} ${-12 * x}`;
  return (
    <g className={className}>
      <path d={`M${from.join(" ")}L${neck.join(" ")}`} strokeWidth={width} />
      <path d={`M${neck.join(" ")}m${side}l${other}L${to.join(" ")}z`} stroke="none" />
    </g>
  );
}

/** The figure's description says it to screen readers. One in the middle of a part has a margin of its own. */
export function Label({
  at: [x, y],
  isMiddle = false,
  children,
}: {
  at: Point;
  isMiddle?: boolean;
  children: ReactNode;
}) {
  return (
    <text
      x={x}
      y={y}
      fontSize="11.5"
      {...(isMiddle ? { textAnchor: "middle", paintOrder: "stroke", stroke: "#fff", strokeWidth: 5 } : {})}
      className="fill-ink font-medium"
    >
      {children}
    </text>
  );
}
