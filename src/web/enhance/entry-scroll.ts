/** When a page scrolls to the top again, ms after entry: late layout must not leave a visitor half-way down. */
const retriesMs = [50, 100, 200];
const logoDelayMs = 100;
/** When a page scrolls to its anchor, ms after entry, if it does not name another delay. */
const anchorDelayMs = "100";
/** Time to wait for an anchor, ms: some parts of a page are rendered in the browser. */
const patienceMs = 5_000;

/**
 * Scrolls a page on entry: to the anchor of its hash (after `data-anchor-delay` ms), else to the top, and
 * without a hash that names none. A page that begins at its top whatever the hash has `data-no-anchor`. Reloads
 * and steps through the history keep the position that the browser restores.
 */
export function scrollOnEntry(): void {
  returnToTopByLogo();
  const { noAnchor, anchorDelay = anchorDelayMs } = document.body.dataset;
  const isUntouched = watchVisitor();
  if (noAnchor !== undefined) dropHash();
  else if (location.hash) toAnchor(Number(anchorDelay), performance.now() + patienceMs, isUntouched);
  if (anchorOfHash() === null && isNewEntry()) toTop(isUntouched);
}

function toAnchor(delayMs: number, end: number, isUntouched: () => boolean): void {
  setTimeout(() => {
    const anchor = anchorOfHash();
    if (anchor !== null) {
      if (isUntouched()) anchor.scrollIntoView();
    } else if (performance.now() < end) toAnchor(delayMs, end, isUntouched);
    else dropHash();
  }, delayMs);
}

function anchorOfHash(): HTMLElement | null {
  const id = location.hash.slice(1);
  // Browsers look for the hash as it stands before they decode it; broken escapes are then none.
  return document.getElementById(id) ?? document.getElementById(decoded(id));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function dropHash(): void {
  if (location.hash) history.replaceState(history.state, "", location.pathname + location.search);
}

function toTop(isUntouched: () => boolean): void {
  for (const delay of retriesMs) {
    setTimeout(() => {
      // A part of the page that was faster may have begun to lead elsewhere.
      if (isUntouched() && !document.body.dataset.entry) scrollTo({ top: 0, behavior: "instant" });
    }, delay);
  }
}

/** A visitor who has begun to scroll is not moved any more, even where this script came only afterwards. */
function watchVisitor(): () => boolean {
  // Without a hash a browser opens a page at its top.
  let untouched = scrollY === 0 || location.hash !== "";
  for (const event of ["wheel", "touchstart", "keydown", "pointerdown"]) {
    addEventListener(event, () => (untouched = false), { once: true, passive: true });
  }
  return () => untouched;
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
