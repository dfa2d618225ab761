/** Size of the letters of labels, px. A module of its own: browsers do not need the rules for placing labels. */
export const labelSize = 13;
