import { ink } from "./ink.ts";
import { Basin, Fill, Panel, Rain, Shell, Word } from "./tower/TowerParts.tsx";

const kinds = ["open", "closed", "hybrid"] as const;

/** Sections of an open, a closed and a hybrid tower, side by side on wide screens. */
export function TowerTypes({ labels }: { labels: readonly string[] }) {
  const [open, closed, hybrid, fill, coil, dryCoil, basin, air] = labels;
  const names = { open, closed, hybrid };
  return (
    <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2 md:grid-cols-3">
      {kinds.map((kind) => (
        <Panel key={kind} name={names[kind]}>
          <Shell />
          <Air word={air} />
          {kind === "open" ? <OpenFill word={fill} /> : <WetCoil word={coil} />}
          {kind === "hybrid" && <DryCoil word={dryCoil} />}
          {kind === "open" ? <Rain /> : <Rain along="M51 212V94H164" width={2.5} />}
          <Basin />
          {kind === "open" && (
            <path d="M184 224h28" stroke={ink.water} strokeWidth="4" strokeLinecap="round" />
          )}
          <Word x={110} y={226} word={basin} />
        </Panel>
      ))}
    </div>
  );
}

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

function OpenFill({ word }: { word: string | undefined }) {
  return (
    <>
      <Fill />
      <Word x={110} y={136} word={word} />
    </>
  );
}

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
