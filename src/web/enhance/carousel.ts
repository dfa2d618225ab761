import { slideTrack } from "./slide-track.ts";

const advanceMs = 5_000;
/** Delay after a manual step before autoplay restarts, ms. */
const resumeMs = 100;

/**
 * Starts autoplay, arrows, dots and pause button of every `[data-carousel]`; without script the track scrolls
 * natively.
 */
export function startCarousels(): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-carousel]")) startCarousel(root);
}

function startCarousel(root: HTMLElement): void {
  const track = root.querySelector<HTMLElement>("[data-track]");
  if (track === null) return;
  const dots = [...root.querySelectorAll<HTMLButtonElement>("[data-dot]")];
  const pauseButton = root.querySelector<HTMLButtonElement>("[data-pause]");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let clock = 0;
  let paused = still.matches;

  const mark = (current: number) => {
    [...track.children].forEach((slide, index) => {
      (slide as HTMLElement).inert = index !== current;
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
    if (!rests) clock = window.setInterval(() => slides.step(1), advanceMs);
  };
  const resume = () => setTimeout(start, resumeMs);
  const slides = slideTrack(track, () => still.matches, { slide: mark, hand: stop, rest: resume });
  const onClick = (button: Element | null, move: () => void) =>
    button?.addEventListener("click", () => {
      stop();
      move();
      resume();
    });
  const showPause = () => {
    if (pauseButton) pauseButton.ariaPressed = String(paused);
  };

  onClick(root.querySelector("[data-previous]"), () => slides.step(-1));
  onClick(root.querySelector("[data-next]"), () => slides.step(1));
  dots.forEach((dot, index) => {
    onClick(dot, () => slides.goTo(index));
  });
  pauseButton?.addEventListener("click", () => {
    paused = !paused;
    showPause();
    start();
  });
  root.addEventListener("focusin", start);
  root.addEventListener("focusout", start);
  document.addEventListener("visibilitychange", start);
  still.addEventListener("change", start);

  showPause();
  start();
}
