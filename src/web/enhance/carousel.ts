const advanceMs = 5_000;
/** After a manual step the clock stops, and starts anew this much later. */
const resumeMs = 100;

/** Gives every `[data-carousel]` its clock, arrows, dots and pause button. Without script its track scrolls by hand. */
export function startCarousels(): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-carousel]")) startCarousel(root);
}

function startCarousel(root: HTMLElement): void {
  const track = root.querySelector<HTMLElement>("[data-track]");
  if (track === null) return;
  const slides = [...track.children] as HTMLElement[];
  const dots = [...root.querySelectorAll<HTMLButtonElement>("[data-dot]")];
  const pauseButton = root.querySelector<HTMLButtonElement>("[data-pause]");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let current = 0;
  let clock = 0;
  let paused = still.matches;

  const show = (index: number) => {
    current = (index + slides.length) % slides.length;
    track.scrollTo({ left: track.clientWidth * current, behavior: still.matches ? "instant" : "smooth" });
  };
  const mark = () => {
    slides.forEach((slide, index) => {
      slide.inert = index !== current;
    });
    dots.forEach((dot, index) => {
      dot.ariaCurrent = index === current ? "true" : null;
    });
  };
  const stop = () => clearInterval(clock);
  const start = () => {
    stop();
    const rests =
      paused || still.matches || document.hidden || root.matches(":focus-within:has(:focus-visible)");
    if (!rests) clock = window.setInterval(() => show(current + 1), advanceMs);
  };
  const step = (index: number) => {
    stop();
    show(index);
    setTimeout(start, resumeMs);
  };
  const showPause = () => {
    if (pauseButton) pauseButton.ariaPressed = String(paused);
  };

  root.querySelector("[data-previous]")?.addEventListener("click", () => step(current - 1));
  root.querySelector("[data-next]")?.addEventListener("click", () => step(current + 1));
  dots.forEach((dot, index) => {
    dot.addEventListener("click", () => step(index));
  });
  pauseButton?.addEventListener("click", () => {
    paused = !paused;
    showPause();
    start();
  });
  track.addEventListener("scroll", () => {
    const shown = Math.round(track.scrollLeft / track.clientWidth);
    if (shown === current && slides[current]?.inert === false) return;
    current = shown;
    mark();
  });
  root.addEventListener("focusin", start);
  root.addEventListener("focusout", start);
  document.addEventListener("visibilitychange", start);
  still.addEventListener("change", start);
  addEventListener("resize", () =>
    track.scrollTo({ left: track.clientWidth * current, behavior: "instant" }),
  );

  showPause();
  mark();
  start();
}
