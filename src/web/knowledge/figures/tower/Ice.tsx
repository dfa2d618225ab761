import { ink } from "../ink.ts";
import { Badge, Numbered } from "./Places.tsx";
import { CrossFlow, louvers } from "./TowerParts.tsx";

/** Section of a tower with numbered places of ice, and a list of their meanings. */
export function Ice({ labels }: { labels: readonly string[] }) {
  return (
    <Numbered viewBox="-22 -34 264 272" names={labels} hollow={2}>
      <CrossFlow />
      <Platform />
      <Air />
      <g fill="var(--color-sky)" stroke={ink.water} strokeWidth="1" strokeLinejoin="round">
        <path d={louvers.map((y) => icicle(32, y + 7) + icicle(188, y + 7)).join("")} />
        <path d={[93, 111, 129, 147, 165, 183].map((y) => icicle(47, y, 9) + icicle(173, y, 9)).join("")} />
        <path d={[88, 96, 104, 116, 124, 132].map((x) => icicle(x, 44, 8)).join("")} />
        <path d="M158 54q4-7 9 0q6-9 11 0q5-6 9 0z" />
      </g>
      <Badge x={12} y={176} number={1} isHollow />
      <Badge x={86} y={150} number={2} isHollow />
      <path d="M77 150H52" stroke={ink.fluid} strokeWidth="1.5" />
      <Badge x={56} y={20} number={3} />
      <path d="M64 25l20 15" stroke={ink.fluid} strokeWidth="1.5" />
      <Badge x={177} y={26} number={4} />
      <Badge x={228} y={62} number={5} />
    </Numbered>
  );
}

function icicle(x: number, y: number, length = 10): string {
  return `M${x - 2.5} ${y}h5l-2.5 ${length}z`;
}

function Platform() {
  return (
    <g stroke={ink.muted} strokeWidth="1.5" fill="none">
      <path d="M154 56h44" strokeWidth="3" />
      <path d="M196 56V34h-16M196 45h-38M158 56V45" />
    </g>
  );
}

function Air() {
  return (
    <g fill="none" stroke={ink.air} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <path d="M-14 124H20l-6-5m6 5l-6 5M84 124h12l-6-5m6 5l-6 5M136 124h-12l6-5m-6 5l6 5" />
      <path d="M98 26V-10l-5 6m5-6l5 6" />
      <path d="M122 26V6q0-28 34-28q76 0 76 96q0 50-28 50l6-5m-6 5l6 5" />
    </g>
  );
}
