/** Timeout of the map service, ms. */
const maxWaitMs = 10_000;

/**
 * Puts the embedded map in the place of its drawing when a visitor chooses it, so that nothing reaches the map
 * service before. Without script the drawing is a link to the service, and it is one again when no map can be had.
 */
export function embedMapsOnClick(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-map-embed]")) {
    const drawing = place.querySelector("a");
    drawing?.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || !place.dataset.mapEmbed) return;
      event.preventDefault();
      const map = mapFrame(place);
      drawing.replaceWith(map);
      map.focus();
      whenUnreachable(map.src, () => {
        const isFocused = document.activeElement === map;
        map.replaceWith(drawing);
        becomeLink(place, drawing);
        if (isFocused) drawing.focus();
      });
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

/** A frame does not tell whether it shows its page or that it has none: the service is asked beside it. */
function whenUnreachable(address: string, act: () => void): void {
  const signal = AbortSignal.timeout(maxWaitMs);
  fetch(address, { method: "HEAD", mode: "no-cors", signal }).catch(act);
}

function becomeLink({ dataset }: HTMLElement, drawing: HTMLAnchorElement): void {
  const failed = dataset.mapFailed ?? "";
  const words = drawing.querySelector("span > span");
  if (words) words.textContent = failed;
  drawing.ariaLabel = `${dataset.mapTitle}. ${failed}`;
  delete dataset.mapEmbed;
}
