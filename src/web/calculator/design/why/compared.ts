/** Where the method was compared with published ratings, as `validityOf` judges: loading without unit, the rest K. */
export const compared = {
  smallestLoading: 0.3,
  largestLoading: 1.5,
  largestApproach: 10,
  /** ±3 % up to it, ±4 % above. */
  largestOrdinaryRange: 15,
} as const;
