import { soundTogether, speedChange } from "../design/towers/towers-together.ts";
import type { Values } from "../inputs/input.ts";
import type { soundSiteInputs, soundSourceInputs } from "../inputs/sound-inputs.ts";
import { airAttenuation, type SoundAir } from "./air-absorption.ts";
import { groundAttenuation } from "./ground.ts";
import { type LawSource, lawLimits, type SoundArea, type SoundTime, soundTimes } from "./law.ts";
import { aWeighting, levelSum, octaveBands } from "./octave-bands.ts";
import { type Screen, screenAttenuation } from "./screen.ts";
import { reflectedDistance, reflectionLoss, type Wall } from "./wall.ts";

/** Towers that are alike and stand at one distance. */
export interface SoundSource extends Values<typeof soundSourceInputs> {
  /** Sound power of one of them at full speed, dB, 63 to 8,000 Hz. */
  power: readonly number[];
  /** The same at the speed of the night, where its maker states it. */
  nightPower?: readonly number[] | undefined;
  screen?: Screen | undefined;
  walls?: readonly Wall[] | undefined;
}

export interface SoundQuestion extends Values<typeof soundSiteInputs> {
  sources: readonly SoundSource[];
  air: SoundAir;
  area: SoundArea;
  lawSource: LawSource;
}

/** The terms of one band, dB. */
export interface SoundBand {
  frequency: number;
  power: number;
  directivity: number;
  /** 0 on the direct way; a band that a wall is too small for is left out. */
  reflection: number;
  divergence: number;
  air: number;
  ground: number;
  screen: number;
  aWeighting: number;
  /** dB(A). */
  level: number;
}

/** One way of the sound of one source. */
export interface SoundWay {
  source: number;
  kind: "direct" | "reflected";
  /** Straight, m. */
  distance: number;
  bands: SoundBand[];
  level: number;
}

export const soundVerdicts = ["met", "uncertain", "exceeded"] as const;
export type SoundVerdict = (typeof soundVerdicts)[number];

export interface SoundAtTime {
  time: SoundTime;
  level: number;
  limit: number;
  verdict: SoundVerdict;
  /** Limit that was entered for this time, with the verdict on it. */
  own?: { limit: number; verdict: SoundVerdict };
  ways: SoundWay[];
}

/**
 * Accuracy up to 1,000 m, dB (ISO 9613-2, table 5: mean height of source and receiver up to 30 m, no screens or reflections; taken for
 * all ways here).
 */
export const soundUncertainty = 3;
/** Tolerance, dB: tenths have no exact binary value. */
const rounding = 1e-9;

/**
 * Sound at a neighbor with the wind towards it, L = L_W + D_c − (A_div + A_atm + A_gr + A_bar) in octave bands (ISO 9613-2:1996), by day, in the evening and
 * at night. In the evening the fans turn as by day.
 */
export function neighborSound(question: SoundQuestion): SoundAtTime[] {
  const limits = lawLimits(question.area, question.lawSource);
  return soundTimes.map((time) => {
    const ways = question.sources.flatMap((source, index) => waysOf(question, source, index, time));
    const level = levelSum(ways.map((way) => way.level));
    const entered = (time === "night" ? question.nightLimit : undefined) ?? question.limit;
    const own = entered === undefined ? {} : { own: { limit: entered, verdict: verdictOn(level, entered) } };
    return { time, level, limit: limits[time], verdict: verdictOn(level, limits[time]), ...own, ways };
  });
}

/** Certain only where the uncertainty leaves no doubt. The level counts as documents print it, with one decimal. */
export function verdictOn(level: number, limit: number): SoundVerdict {
  const excess = Number(level.toFixed(1)) - limit;
  if (excess <= rounding - soundUncertainty) return "met";
  return excess > soundUncertainty + rounding ? "exceeded" : "uncertain";
}

/** Sound pressure of a tower at one distance by its sides, dB(A), and how many of each there are. */
export interface SideLevel {
  level: number;
  sides: number;
}

/** Directivity of a side, dB: its level over the mean of all by energy. */
export function directivityOf(side: SideLevel, all: readonly SideLevel[]): number {
  const sides = all.reduce((sum, each) => sum + each.sides, 0);
  const together = levelSum(all.map(({ level, sides: count }) => soundTogether(level, count)));
  return side.level - (together - soundTogether(0, sides));
}

function waysOf(question: SoundQuestion, source: SoundSource, index: number, time: SoundTime): SoundWay[] {
  const power = powerAt(source, time);
  const straight = wayOf(question, source, power, {});
  const reflected = (source.walls ?? []).map((wall) => wayOf(question, source, power, { wall }));
  return [straight, ...reflected]
    .filter(({ bands }) => bands.length > 0)
    .map((way) => ({ source: index, ...way, level: levelSum(way.bands.map(({ level }) => level)) }));
}

/** Sound power of all towers of a source together, dB. */
function powerAt(source: SoundSource, time: SoundTime): number[] {
  const isNight = time === "night";
  const stated = isNight ? source.nightPower : undefined;
  const change = stated ? 0 : speedChange(isNight ? source.nightSpeed : source.daySpeed);
  return (stated ?? source.power).map((level) => soundTogether(level + change, source.count));
}

function wayOf(
  question: SoundQuestion,
  source: SoundSource,
  power: readonly number[],
  { wall }: { wall?: Wall },
): Omit<SoundWay, "source" | "level"> {
  const distance = wall ? reflectedDistance(source.distance, wall) : source.distance;
  const path = { ...question, sourceHeight: source.height, distance };
  const straight = Math.hypot(distance, source.height - question.receiverHeight);
  const screen = screenOn(source, wall);
  const bands = octaveBands.flatMap((frequency, band): SoundBand[] => {
    const reflection = wall ? reflectionLoss(band, source.distance, wall) : 0;
    if (reflection === undefined) return [];
    const ground = groundAttenuation(band, path);
    const terms = {
      power: power[band] ?? Number.NEGATIVE_INFINITY,
      directivity: wall ? wall.directivity : source.directivity,
      reflection,
      divergence: 20 * Math.log10(straight) + 11,
      air: airAttenuation(band, straight, question.air),
      ground,
      screen: screen ? overGround(screenAttenuation(band, screen, path), ground) : 0,
      aWeighting: aWeighting[band] ?? 0,
    };
    return [{ frequency, ...terms, level: levelOf(terms) }];
  });
  return { kind: wall ? "reflected" : "direct", distance: straight, bands };
}

/** A_bar = D_z − A_gr (equation 12): the screen takes the place of the ground, unless it does nothing or less. */
function overGround(screen: number, ground: number): number {
  return screen === 0 ? 0 : Math.max(0, screen - ground);
}

/** Sound that a wall behind the source reflects crosses the screen as well; that from a wall beside the way counts as going past it. */
function screenOn({ screen }: SoundSource, wall: Wall | undefined): Screen | undefined {
  if (!wall || !screen) return screen;
  if (wall.place === "beside") return undefined;
  return { ...screen, fromSource: screen.fromSource + 2 * wall.distance };
}

function levelOf(terms: Omit<SoundBand, "frequency" | "level">): number {
  const { power, directivity, reflection, divergence, air, ground, screen, aWeighting: weighting } = terms;
  return power + directivity + reflection - divergence - air - ground - screen + weighting;
}
