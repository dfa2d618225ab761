import { ink } from "./ink.ts";

const kinds = ["open", "closed", "hybrid"] as const;
type Kind = (typeof kinds)[number];

/** Sections through an open, a closed and a hybrid tower, side by side where there is room. */
export function TowerTypes({ labels }: { labels: readonly string[] }) {
  const [open, closed, hybrid, fill, coil, dryCoil, basin, air] = labels;
  const names = { open, closed, hybrid };
  return (
    <div className="grid gap-x-6 gap-y-8 sm:grid-cols-3">
      {kinds.map((kind) => (
        <div key={kind}>
          <p className="text-center font-semibold text-compact">{names[kind]}</p>
          <svg viewBox="0 0 220 246" aria-hidden="true" className="mx-auto mt-2 w-full max-w-64 text-[12px]">
            <Shell />
            <Air word={air} />
            {kind === "open" ? <Fill word={fill} /> : <WetCoil word={coil} />}
            {kind === "hybrid" && <DryCoil word={dryCoil} />}
            <Water kind={kind} word={basin} />
          </svg>
        </div>
      ))}
    </div>
  );
}

/** Casing, stack and fan. */
function Shell() {
  return (
    <g fill={ink.ground} stroke={ink.muted} strokeWidth="1.5">
      <path d="M45 56h130v116h-130z" />
      <path d="M72 56l6-24h64l6 24z" />
      <path d="M82 42h56" strokeWidth="3" strokeLinecap="round" />
      <path d="M110 42v14" />
      <path d="M45 172v34M175 172v34" strokeWidth="2.5" />
    </g>
  );
}

/** In at both sides above the basin, out at the top. */
function Air({ word }: { word: string | undefined }) {
  return (
    <g fill="none" stroke={ink.air} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <path d="M14 186h26l-6-5m6 5l-6 5M206 186h-26l6-5m-6 5l6 5" />
      <path d="M98 26V8l-5 6m5-6l5 6M122 26V8l-5 6m5-6l5 6" />
      <text x="212" y="176" textAnchor="end" fill={ink.muted} stroke="none">
        {word}
      </text>
    </g>
  );
}

function Fill({ word }: { word: string | undefined }) {
  return (
    <g>
      <g stroke={ink.line} strokeWidth="2" fill="none">
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((sheet) => (
          <path key={sheet} d={`M${54 + sheet * 14} 104l5 9l-5 9l5 9l-5 9l5 9l-5 9`} />
        ))}
      </g>
      <Word x={110} y={136} word={word} />
    </g>
  );
}

/** A serpentine, with the fluid coming in above and leaving below. */
function WetCoil({ word }: { word: string | undefined }) {
  return (
    <g>
      <path
        d="M212 112H64q-8 0-8 7t8 7h92q8 0 8 7t-8 7H64q-8 0-8 7t8 7h148"
        fill="none"
        stroke={ink.fluid}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <Word x={110} y={137} word={word} />
    </g>
  );
}

function DryCoil({ word }: { word: string | undefined }) {
  return (
    <g fill="none">
      <g stroke={ink.action} strokeWidth="1" opacity="0.6">
        {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((fin) => (
          <path key={fin} d={`M${55 + fin * 10} 61v20`} />
        ))}
      </g>
      <path d="M212 66H58q-5 0-5 5t5 5h154" stroke={ink.fluid} strokeWidth="3" />
      <text x="216" y="51" textAnchor="end" fill={ink.muted}>
        {word}
      </text>
    </g>
  );
}

/** Header and drops, the basin, and in an open tower the way of the circulating water itself. */
function Water({ kind, word }: { kind: Kind; word: string | undefined }) {
  const isOpen = kind === "open";
  return (
    <g fill="none" stroke={ink.water} strokeLinecap="round">
      <path d={isOpen ? "M212 92H56" : "M51 212V94H164"} strokeWidth={isOpen ? 4 : 2.5} />
      <g strokeWidth="2">
        {[0, 1, 2, 3, 4, 5, 6].map((nozzle) => (
          <path key={nozzle} d={`M${62 + nozzle * 16} 97v3m0 74v6m0 6v5`} />
        ))}
      </g>
      <path d="M36 206h148v26H36z" fill={ink.ground} stroke={ink.muted} strokeWidth="1.5" />
      <path d="M37 212h146v19H37z" fill={ink.water} fillOpacity="0.28" stroke="none" />
      {isOpen && <path d="M184 224h28" strokeWidth="4" />}
      <Word x={110} y={226} word={word} />
    </g>
  );
}

/** A word on a ground that keeps lines out of it. */
function Word({ x, y, word }: { x: number; y: number; word: string | undefined }) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fill={ink.words}
      stroke={ink.ground}
      strokeWidth="5"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {word}
    </text>
  );
}
