/** Timeout of a map service, ms. */
const maxWaitMs = 10_000;

/**
 * Puts an embedded map or film in the place of its drawing or poster when a visitor chooses it, so that nothing reaches its host
 * before. Without script the picture is a link to the host; that of a map is one again when no map can be had.
 */
export function embedOnClick(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-embed]")) {
    const link = place.querySelector("a");
    link?.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || !place.dataset.embed) return;
      event.preventDefault();
      const frame = frameOf(place);
      link.replaceWith(frame);
      frame.focus();
      if (place.dataset.embedFailed === undefined) return;
      whenUnreachable(frame.src, () => {
        const isFocused = document.activeElement === frame;
        frame.replaceWith(link);
        becomeLink(place, link);
        if (isFocused) link.focus();
      });
    });
  }
}

function frameOf({ dataset }: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.allow = "autoplay; fullscreen";
  frame.src = dataset.embed ?? "";
  frame.title = dataset.embedTitle ?? "";
  frame.className = "absolute inset-0 size-full border-0";
  return frame;
}

/** A frame does not tell whether it shows its page or that it has none: the service is asked beside it. */
function whenUnreachable(address: string, act: () => void): void {
  const signal = AbortSignal.timeout(maxWaitMs);
  fetch(address, { method: "HEAD", mode: "no-cors", signal }).catch(act);
}

function becomeLink({ dataset }: HTMLElement, link: HTMLAnchorElement): void {
  const failed = dataset.embedFailed ?? "";
  const words = link.querySelector("span > span");
  if (words) words.textContent = failed;
  link.ariaLabel = `${dataset.embedTitle}. ${failed}`;
  delete dataset.embed;
}
