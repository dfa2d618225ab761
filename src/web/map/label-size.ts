/** Size of the letters of labels, px; apart from the rules of their places, which no browser needs. */
export const labelSize = 13;
