export const soundAreas = ["residential", "other"] as const;
export type SoundArea = (typeof soundAreas)[number];

/**
 * Sources as the law has them: a factory; in the neighbor's building one of the trades that annex 8 lists (gyms, music schools, bars,
 * karaoke); other business premises.
 */
export const lawSources = ["factory", "same-building", "other"] as const;
export type LawSource = (typeof lawSources)[number];

export const soundTimes = ["day", "evening", "night"] as const;
export type SoundTime = (typeof soundTimes)[number];

type Limits = Readonly<Record<SoundTime, number>>;

const premises: Record<SoundArea, Limits> = {
  residential: { day: 55, evening: 50, night: 45 },
  other: { day: 65, evening: 60, night: 55 },
};
const sameBuilding: Record<SoundArea, Limits> = {
  residential: { day: 50, evening: 45, night: 40 },
  other: { day: 55, evening: 50, night: 45 },
};

/**
 * Limits of neighborhood noise, dB(A): Enforcement Rule of the Noise and Vibration Control Act of Korea, annex 8 (2019-12-31). Day is 7 to 18 h,
 * evening 18 to 22 h and the morning from 5 to 7 h, night 22 to 5 h. Residential stands for residential and green areas, schools, hospitals
 * and libraries too.
 */
export function lawLimits(area: SoundArea, source: LawSource): Limits {
  return (source === "same-building" ? sameBuilding : premises)[area];
}
