const id = "header-end";

/**
 * Blocks rendering until the whole header is parsed: a partly rendered header would cause a layout shift.
 */
export function RenderAfterHeader() {
  return <link rel="expect" href={`#${id}`} blocking="render" />;
}

/** Marks the end of a page header; every public page has one. */
export function HeaderEnd() {
  return <span id={id} hidden />;
}
