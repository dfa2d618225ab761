/** Marks a header placed over a picture once the page is scrolled: it then needs a background. */
export function setHeaderBackground(): void {
  const header = document.querySelector("header[data-over-picture]");
  if (header === null) return;
  const mark = () => header.toggleAttribute("data-scrolled", scrollY > 0);
  addEventListener("scroll", mark, { passive: true });
  mark();
}
