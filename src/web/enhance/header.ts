/** Tells a header that begins over a picture when the page is scrolled: then it needs a ground of its own. */
export function groundHeader(): void {
  const header = document.querySelector("header[data-over-picture]");
  if (header === null) return;
  const mark = () => header.toggleAttribute("data-scrolled", scrollY > 0);
  addEventListener("scroll", mark, { passive: true });
  mark();
}
