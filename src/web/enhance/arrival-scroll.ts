/**
 * Delays after arrival at which the page scrolls to the top again, ms: late layout shifts must not leave it
 * half-way down.
 */
const retriesMs = [50, 100, 200];
const logoDelayMs = 100;
/** Default delay after arrival before the page scrolls to its anchor, ms. */
const anchorDelayMs = "100";
/** Maximum wait for an anchor, ms: some parts of a page are rendered in the browser. */
const timeoutMs = 5_000;

/**
 * Scrolls a page on arrival: to the anchor of its hash (after `data-anchor-delay` ms), or to the top if there
 * is none. A page with `data-no-anchor` always starts at its top. Reloads and history navigation keep the
 * position restored by the browser.
 */
export function scrollOnArrival(): void {
  returnToTopByLogo();
  const { noAnchor, anchorDelay = anchorDelayMs } = document.body.dataset;
  const isUntouched = watchVisitor();
  addEventListener("hashchange", () => {
    const anchor = anchorOfHash();
    if (anchor?.closest("details:not([open])")) {
      unfold(anchor);
      anchor.scrollIntoView();
    }
  });
  if (noAnchor !== undefined) dropHash();
  else if (location.hash) toAnchor(Number(anchorDelay), performance.now() + timeoutMs, isUntouched);
  if (anchorOfHash() === null && isNewArrival()) toTop(isUntouched);
}

function toAnchor(delayMs: number, end: number, isUntouched: () => boolean): void {
  setTimeout(() => {
    const anchor = anchorOfHash();
    if (anchor !== null) {
      unfold(anchor);
      if (isUntouched()) anchor.scrollIntoView();
    } else if (performance.now() < end) toAnchor(delayMs, end, isUntouched);
    else dropHash();
  }, delayMs);
}

/** For browsers that do not open a folded part around the target of a link. */
function unfold(anchor: Element): void {
  anchor.closest("details")?.setAttribute("open", "");
}

function anchorOfHash(): HTMLElement | null {
  const id = location.hash.slice(1);
  // Browsers match the raw hash before the decoded one; invalid escapes match nothing.
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
      // Another part of the page may have started its own scroll on arrival already.
      if (isUntouched() && !document.body.dataset.entry) scrollTo({ top: 0, behavior: "instant" });
    }, delay);
  }
}

/**
 * Detects scrolling and input by the visitor, including before this script loaded: the page must not scroll after that. Dictated text
 * comes without a key.
 */
function watchVisitor(): () => boolean {
  let touched = false;
  for (const event of ["wheel", "touchstart", "keydown", "pointerdown", "input"]) {
    addEventListener(event, () => (touched = true), { once: true, passive: true });
  }
  // Without a hash a browser opens a page at its top. The position is not read at once: that would lay the page out within this script.
  let isAtStart: boolean | undefined;
  return () => {
    isAtStart ??= location.hash !== "" || scrollY === 0;
    return isAtStart && !touched;
  };
}

/** On the home page the logo's link would only reload: it scrolls to the top instead. */
function returnToTopByLogo(): void {
  const logo = document.querySelector<HTMLAnchorElement>("a[data-logo]");
  logo?.addEventListener("click", (event) => {
    if (logo.pathname !== location.pathname || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.replaceState(history.state, "", location.pathname);
    setTimeout(() => scrollTo({ top: 0, behavior: "smooth" }), logoDelayMs);
  });
}

function isNewArrival(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry === undefined || (entry.type !== "reload" && entry.type !== "back_forward");
}
