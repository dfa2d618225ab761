/**
 * Puts the embedded map in the place of its drawing when a visitor chooses it, so that nothing reaches the map
 * service before. Without script the drawing is a link to the service.
 */
export function embedMapsOnClick(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-map-embed]")) {
    const link = place.querySelector("a");
    link?.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const map = mapFrame(place);
      link.replaceWith(map);
      map.focus();
    });
  }
}

function mapFrame({ dataset }: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.src = dataset.mapEmbed ?? "";
  frame.title = dataset.mapTitle ?? "";
  frame.className = "absolute inset-0 size-full border-0";
  return frame;
}
