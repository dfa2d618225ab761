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
      const { embed, embedTitle = "", embedFailed } = place.dataset;
      if (event.metaKey || event.ctrlKey || event.shiftKey || !embed) return;
      event.preventDefault();
      const frame = Object.assign(document.createElement("iframe"), {
        allow: "autoplay;fullscreen",
        src: embed,
        title: embedTitle,
        className: "absolute inset-0 size-full border-0",
      });
      link.hidden = true;
      link.after(frame);
      frame.focus();
      if (!embedFailed) return;
      whenUnreachable(embed, () => {
        const isFocused = document.activeElement === frame;
        frame.remove();
        link.hidden = false;
        link.querySelector("span > span")?.replaceChildren(embedFailed);
        link.ariaLabel = `${embedTitle}. ${embedFailed}`;
        delete place.dataset.embed;
        if (isFocused) link.focus();
      });
    });
  }
}

/** A frame does not tell whether it shows its page or that it has none: the service is asked beside it. */
function whenUnreachable(address: string, act: () => void): void {
  const signal = AbortSignal.timeout(maxWaitMs);
  fetch(address, { method: "HEAD", mode: "no-cors", signal }).catch(act);
}
