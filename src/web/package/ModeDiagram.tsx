/** Active parts by mode: fluid in the finned coil (always), fluid in the wetted coil, spray. */
const working = {
  wet: { coil: true, spray: true },
  adiabatic: { coil: false, spray: true },
  dry: { coil: true, spray: false },
} as const;

const columns = [0, 1, 2, 3, 4, 5] as const;

/**
 * Section of the tower: fan, finned coil, spray, wetted coil. Active parts are coloured; labels are beside
 * it.
 */
export function ModeDiagram({ mode }: { mode: keyof typeof working }) {
  const { coil, spray } = working[mode];
  return (
    <svg viewBox="9 8 86 90" aria-hidden="true" className="w-full max-w-26 fill-none">
      <rect
        x="10"
        y="18"
        width="84"
        height="78"
        rx="2"
        className="fill-mist stroke-field"
        strokeWidth="1.5"
      />
      <path d="M34 18v-8h36v8M38 13h28" className="stroke-field" strokeWidth="1.5" />
      <FinnedCoil />
      <Spray on={spray} />
      <WettedCoil on={coil} wet={spray} />
    </svg>
  );
}

function FinnedCoil() {
  return (
    <g className="stroke-action" strokeWidth="1.5">
      <path d="M18 30h68M18 38h68" strokeWidth="2.5" />
      {columns.map((column) => (
        <path key={column} d={`M${22 + column * 12} 26v16`} className="opacity-55" />
      ))}
    </g>
  );
}

function Spray({ on }: { on: boolean }) {
  return (
    <g className={on ? "stroke-water-dark" : "stroke-edge"} strokeWidth="1.5">
      <path d="M18 51h68" />
      {on &&
        columns.map((column) => (
          <path key={column} d={`M${22 + column * 12} 55v5m0 4v3`} strokeWidth="2" strokeLinecap="round" />
        ))}
    </g>
  );
}

function WettedCoil({ on, wet }: { on: boolean; wet: boolean }) {
  const look = on ? "fill-action stroke-action" : "fill-white stroke-moon-dim";
  return (
    <g>
      {columns.map((column) => (
        <g key={column} className={look} strokeWidth="1.5">
          <circle cx={22 + column * 12} cy="73" r="3.25" />
          <circle cx={22 + column * 12} cy="82" r="3.25" />
        </g>
      ))}
      {wet && <path d="M13 92h78" className="stroke-water-dark" strokeWidth="4" />}
    </g>
  );
}
