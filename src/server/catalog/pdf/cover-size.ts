/** The picture of a cover, as wide as the page, points. No more stands here: it is read before the PDF writer is loaded. */
export const coverSize = { width: 595.28, height: 430 } as const;
