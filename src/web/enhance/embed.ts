/** Timeout of a map service, ms. */
const maxWaitMs = 10_000;

/**
 * Replaces a button or poster with the embedded map or film on click, so that no request reaches its host
 * before. Without script, or if a map cannot be loaded, it is a link to the host.
 */
export function embedOnClick(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-embed]")) {
    const link = element.querySelector("a");
    link?.addEventListener("click", (event) => {
      const { embed, embedTitle = "", embedFailed } = element.dataset;
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
        link.querySelector("span")?.replaceChildren(embedFailed);
        link.ariaLabel = `${embedTitle}. ${embedFailed}`;
        delete element.dataset.embed;
        if (isFocused) link.focus();
      });
    });
  }
}

/** An iframe does not report a failed load, so a separate request checks the service. */
function whenUnreachable(address: string, act: () => void): void {
  fetch(address, { method: "HEAD", mode: "no-cors", signal: AbortSignal.timeout(maxWaitMs) }).catch(act);
}
