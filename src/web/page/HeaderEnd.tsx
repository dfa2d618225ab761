const id = "opening-end";

/**
 * Blocks rendering until the whole opening is parsed: a partly rendered opening would cause a layout shift.
 */
export function RenderAfterHeader() {
  return <link rel="expect" href={`#${id}`} blocking="render" />;
}

/** Marks the end of an opening; every public page has one. */
export function HeaderEnd() {
  return <span id={id} hidden />;
}
