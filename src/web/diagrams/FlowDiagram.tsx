import type { series } from "#content/pages/series.ts";
import type { FlowKind } from "#documents/drawing/flow-kind.ts";
import {
  type FlowFill,
  type FlowShape,
  type FlowStroke,
  flowLetters,
  flowShapes,
  flowSize,
} from "#documents/drawing/flow-shapes.ts";
import type { Locale } from "#domain/locale.ts";

export type DiagramWords = (typeof series)[Locale]["diagram"];

interface FlowDiagramProps {
  kind: FlowKind;
  text: DiagramWords;
}

/** A section through a tower: where water and air come in, meet and leave. Its description says the same in a sentence. */
export function FlowDiagram({ kind, text }: FlowDiagramProps) {
  const { title, description } = text.kinds[kind];
  return (
    <figure>
      <svg
        viewBox={`0 0 ${flowSize.width} ${flowSize.height}`}
        role="img"
        aria-label={`${title}. ${description}`}
        className="w-full rounded-card bg-mist fill-none"
      >
        {flowShapes(kind, text.labels).map((shape) => (
          <Shape key={shape.kind === "text" ? shape.at.join() : shape.d} shape={shape} />
        ))}
      </svg>
      <figcaption className="mt-3 text-base">
        <b className="block font-semibold">{title}</b>
        <span className="text-muted">{description}</span>
      </figcaption>
    </figure>
  );
}

/** The figure's description says its labels to screen readers. */
function Shape({ shape }: { shape: FlowShape }) {
  if (shape.kind === "text")
    return (
      <text
        x={shape.at[0]}
        y={shape.at[1]}
        fontSize={flowLetters}
        {...(shape.isMiddle
          ? { textAnchor: "middle", paintOrder: "stroke", stroke: "#fff", strokeWidth: 5 }
          : {})}
        className="fill-ink font-medium"
      >
        {shape.text}
      </text>
    );
  const { fill, stroke, dash, isRound, kind: _, ...drawn } = shape;
  const classes = [fill && fills[fill], stroke && strokes[stroke]].filter((name) => name !== undefined);
  return (
    <path
      {...drawn}
      className={classes.join(" ")}
      {...(dash && { strokeDasharray: dash.join(" ") })}
      {...(isRound && { strokeLinecap: "round" })}
    />
  );
}

const fills: Record<FlowFill, string> = {
  white: "fill-white",
  cold: "fill-cold",
  pin: "fill-pin",
  water: "fill-water",
  waterDark: "fill-water-dark",
};

const strokes: Record<FlowStroke, string> = {
  ink: "stroke-ink",
  field: "stroke-field",
  mist: "stroke-mist",
  action: "stroke-action",
  cold: "stroke-cold",
  pin: "stroke-pin",
  waterDark: "stroke-water-dark",
};
