import { HeaderDrawing } from "../page/HeaderDrawing.tsx";

/** A tower whose outlet pipe ends in the air, for pages that are not there. */
export function BrokenPipe({ label }: { label: string }) {
  return (
    <HeaderDrawing label={label} view={{ x: 0, y: 0, width: 660, height: 400 }} grid={22}>
      <g strokeWidth="3">
        <path
          d="M352 308V132h220v176zM392 132l12-48h116l12 48M404 104h116M462 104v28"
          className="fill-navy"
        />
        <path d="M330 330h264M352 308h220v22H352z" className="fill-navy" />
      </g>
      <path d="M366 160h192" strokeWidth="5" className="stroke-pin" />
      <path d="M366 186h192v64H366z" strokeWidth="2" className="stroke-sky" />
      <path
        d={[382, 406, 430, 454, 478, 502, 526].map((x) => `M${x} 186l8 16-8 16 8 16-8 16`).join("")}
        strokeWidth="1.5"
        strokeOpacity="0.6"
      />
      <path
        d={[378, 404, 430, 456, 482, 508, 534].map((x) => `M${x} 262v8m0 9v8m0 9v6`).join("")}
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-water"
      />
      <g strokeWidth="3">
        <path d="M352 284h-84v-96h-84l-6 6 8 8-8 8 8 8-6 6h60v84h112z" className="fill-navy" />
        <path d="M96 188H40v36h52l6-8-8-8 8-8-8-6z" className="fill-navy" />
        <path d="M56 182v48M284 278v52" />
      </g>
      <path
        d="M170 238c8 12 12 18 12 24a12 12 0 0 1-24 0c0-6 4-12 12-24zM142 292c6 8 8 12 8 17a8 8 0 0 1-16 0c0-5 2-9 8-17z"
        strokeWidth="2.5"
        className="fill-navy stroke-water"
      />
      <path d="M112 356c40-10 84-10 120 0" strokeWidth="3" strokeLinecap="round" className="stroke-water" />
    </HeaderDrawing>
  );
}
