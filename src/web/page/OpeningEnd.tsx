const id = "opening-end";

/**
 * In the head: the page is not drawn before its opening has been read to its end. Drawn by halves, it would move when the
 * rest comes.
 */
export function WholeOpening() {
  return <link rel="expect" href={`#${id}`} blocking="render" />;
}

/** Stands where an opening ends; every public page has one. */
export function OpeningEnd() {
  return <span id={id} hidden />;
}
