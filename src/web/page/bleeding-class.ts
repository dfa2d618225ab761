/** Box of a picture that runs to the right edge of its sheet on wide screens, and stands below the words on narrow ones; without its width. */
export const bleedingClass =
  "relative aspect-4/3 overflow-hidden lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto";

/** Fades the left edge of such a picture into its sheet on wide screens. */
export const fadingClass = "lg:mask-[linear-gradient(90deg,transparent,#0004_8%,#000b_17%,#000_26%)]";
