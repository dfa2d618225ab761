import { ink } from "../ink.ts";
import { Badge, Numbered } from "./Places.tsx";

/** Left wall of each cell. */
const cells = [96, 184];

/** Circuit with two cells, numbered by the rules against freezing. */
export function Freezing({ labels }: { labels: readonly string[] }) {
  return (
    <Numbered viewBox="0 0 280 250" names={labels}>
      {cells.map((left) => (
        <Cell key={left} left={left} />
      ))}
      <path d="M88 182h184v24H88z" fill={ink.ground} stroke={ink.muted} strokeWidth="1.5" />
      <path d="M89 188h182v17H89z" fill={ink.water} fillOpacity="0.28" />
      <Circuit />
      <path d="M136 38V20h88v18" stroke={ink.muted} strokeWidth="1.5" />
      <path d="M168 10h24v20h-24z" fill={ink.ground} stroke={ink.words} strokeWidth="1.5" />
      <path d="M173 20q3.5-8 7 0t7 0" stroke={ink.words} strokeWidth="1.5" />
      <Badge x={28} y={232} number={1} />
      <Badge x={62} y={70} number={2} />
      <Badge x={70} y={128} number={3} />
      <Badge x={208} y={12} number={4} />
      <Badge x={180} y={166} number={5} />
    </Numbered>
  );
}

function Cell({ left }: { left: number }) {
  const middle = left + 40;
  const sheets = [10, 22, 34, 46, 58, 70].map((step) => left + step);
  return (
    <g stroke={ink.muted} strokeWidth="1.5" fill={ink.ground}>
      <path d={`M${left} 56h80v94h-80z`} />
      <path d={`M${left} 150v32M${left + 80} 150v32`} strokeWidth="2.5" />
      <path d={`M${middle - 28} 56l5-18h46l5 18z`} />
      <path d={`M${middle - 19} 45h38`} strokeWidth="3" strokeLinecap="round" />
      <path d={`M${middle} 45v11`} />
      <g fill="none" strokeWidth="2">
        <path d={sheets.map((x) => `M${x - 2} 96l5 8l-5 8l5 8l-5 8l5 8l-5 8`).join("")} stroke={ink.line} />
        <path
          d={sheets.map((x) => `M${x} 85v5M${x} 152v5m0 6v5m0 6v4`).join("")}
          stroke={ink.water}
          strokeLinecap="round"
        />
      </g>
    </g>
  );
}

/** Circuit from the basin through pump and heat load to the nozzles, with a bypass into the basin. */
function Circuit() {
  return (
    <g stroke={ink.water} strokeWidth="4" strokeLinejoin="round">
      <path d="M180 206v26H42V80H256" />
      <path d="M42 142h40v48h16" />
      <path d="M96 184l8 6l-8 6z" fill={ink.water} stroke="none" />
      <g fill={ink.ground} stroke={ink.words} strokeWidth="1.75">
        <path d="M16 176h52v32H16z" />
        <path d="M22 192h9l5-9l10 18l5-9h11" fill="none" stroke={ink.action} strokeWidth="2" />
        <path d="M58 134v16l16-16v16z" strokeLinejoin="round" />
        <circle cx="118" cy="232" r="12" />
        <path d="M124 224l-17 8l17 8z" fill={ink.words} stroke="none" />
      </g>
    </g>
  );
}
