import {
  Box,
  Direction,
  Joint,
  Meter,
  Name,
  Pipe,
  Pump,
  SandFilter,
  Tank,
  Tower,
  Valve,
} from "./LoopParts.tsx";
import { type LoopLayout, wideLayout } from "./loop-layouts.ts";
import type { LoopLabels } from "./loop-words.ts";

const names = Object.keys(wideLayout.names) as (keyof LoopLabels)[];

/** Secondary texts: kinds and amounts of flows. */
const quietNames: ReadonlySet<keyof LoopLabels> = new Set([
  "air",
  "coldWater",
  "drain",
  "hotWater",
  "loadKind",
  "makeUp",
  "pulses",
  "share",
] as const);

interface LoopProps {
  /** Description of the drawing. */
  label: string;
  text: LoopLabels;
  layout: LoopLayout;
}

export function Loop({ label, text, layout }: LoopProps) {
  const { viewBox, fontSize, className, tower, directions, joints, pumps, tanks } = layout;
  return (
    <svg
      viewBox={viewBox}
      role="img"
      aria-label={label}
      fill="none"
      fontSize={fontSize}
      className={className}
    >
      <Tower {...tower} />
      {layout.pipes.map((pipe) => (
        <Pipe key={pipe.along} {...pipe} />
      ))}
      {directions.map((direction) => (
        <Direction key={direction.along} {...direction} />
      ))}
      {joints.map((at) => (
        <Joint key={at.join()} at={at} />
      ))}
      {pumps.map((pump) => (
        <Pump key={pump.at.join()} {...pump} />
      ))}
      {tanks.map((tank) => (
        <Tank key={tank.at.join()} {...tank} />
      ))}
      <Meter {...layout.meter} />
      <SandFilter {...layout.filter} />
      <Valve {...layout.valve} />
      <Box {...layout.load} />
      <Box {...layout.controller} />
      {names.map((name) => (
        <Name key={name} {...layout.names[name]} isQuiet={quietNames.has(name)} isOnLines={name === "fill"}>
          {text[name]}
        </Name>
      ))}
    </svg>
  );
}
