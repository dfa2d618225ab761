/** When a page scrolls to the top again, ms after entry: late layout must not leave a visitor half-way down. */
const retriesMs = [50, 100, 200];
const logoDelayMs = 100;

/**
 * Where a page stands when it is entered: at its hash, where the page keeps one (`data-keep-hash`, with the
 * delay in ms), else at the top and without hash. Reloads and steps through the history keep the
 * position that the browser restores.
 */
export function scrollOnEntry(): void {
  returnToTopByLogo();
  const delay = document.body.dataset.keepHash;
  if (delay !== undefined && location.hash.length > 1) {
    toHash(Number(delay));
    return;
  }
  if (location.hash) history.replaceState(history.state, "", location.pathname + location.search);
  if (isNewEntry()) toTop();
}

function toHash(delayMs: number): void {
  setTimeout(
    () => document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView(),
    delayMs,
  );
}

function toTop(): void {
  let untouched = true;
  for (const event of ["wheel", "touchstart", "keydown", "pointerdown"]) {
    addEventListener(event, () => (untouched = false), { once: true, passive: true });
  }
  for (const delay of retriesMs) {
    setTimeout(() => {
      // A part of the page that was faster may have begun to lead elsewhere.
      if (untouched && !document.body.dataset.entry) scrollTo({ top: 0, behavior: "instant" });
    }, delay);
  }
}

/** On the home page itself the logo's link would only reload: it scrolls up instead. */
function returnToTopByLogo(): void {
  const logo = document.querySelector<HTMLAnchorElement>("a[data-logo]");
  logo?.addEventListener("click", (event) => {
    if (logo.pathname !== location.pathname || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.replaceState(history.state, "", location.pathname);
    setTimeout(() => scrollTo({ top: 0, behavior: "smooth" }), logoDelayMs);
  });
}

function isNewEntry(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry === undefined || (entry.type !== "reload" && entry.type !== "back_forward");
}
