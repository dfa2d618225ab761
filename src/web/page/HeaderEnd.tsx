const id = "opening-end";

/**
 * In the head: the page is not drawn before its opening has been read to its end. Drawn by halves, it would move when the
 * rest comes.
 */
export function RenderAfterHeader() {
  return <link rel="expect" href={`#${id}`} blocking="render" />;
}

/** Stands where an opening ends; every public page has one. */
export function HeaderEnd() {
  return <span id={id} hidden />;
}
