/** Limits of a year, both ends included: wider than the calculator's duties, since a year is not a design. */
export const yearLimits = {
  crt: { lowest: 1, highest: 100_000 },
  flowRate: { lowest: 1, highest: 50_000 },
  range: { lowest: 0.5, highest: 30 },
  coldWaterTemp: { lowest: 3, highest: 45 },
  /** Wet bulbs at which a plant is off and full. */
  loadWetBulb: { lowest: -20, highest: 35 },
  /** A month's part of the full heat, per cent. */
  sharePercent: { lowest: 0, highest: 100 },
  fanKilowatts: { lowest: 0.01, highest: 10_000 },
  freeCoolingTemp: { lowest: 3, highest: 30 },
  price: { lowest: 0, highest: 1_000_000 },
  /** Additional price of one choice over the other. */
  extraPrice: { lowest: 0, highest: 1e12 },
} as const;
