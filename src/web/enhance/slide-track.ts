/** Minimum length of a swipe, px; it must also be twice as long as high. */
const minSwipePx = 40;

/** Time without scroll events after which a track counts as stopped, ms, for browsers without `scrollend`. */
const restMs = 150;

interface SlideTrackEvents {
  /** The displayed or target slide has changed. */
  slide(index: number): void;
  /** The visitor scrolls the track: by touch, wheel or key. */
  hand(): void;
  /** The track has stopped after scrolling by the visitor. */
  rest(): void;
}

/**
 * Moves a track of slides with scroll snap. Steps count from the target slide, not the one in view, so that
 * quick steps add up. Past the last slide it continues at the first, which is placed behind the last during
 * that step.
 */
export function slideTrack(track: HTMLElement, isStill: () => boolean, on: SlideTrackEvents) {
  const slides = [...track.children] as HTMLElement[];
  const count = slides.length;
  const [first] = slides;
  const position = () => track.scrollLeft / track.clientWidth;
  // The visitor may have scrolled the track before this script loaded.
  let current = Math.round(position()) || 0;
  /** Target of a programmatic scroll, in slides from the start. */
  let target: number | undefined;
  let isTurning = false;

  const move = (to: number, behavior: ScrollBehavior) => {
    target = to;
    track.scrollTo({ left: track.clientWidth * to, behavior });
  };
  const turn = (turning: boolean) => {
    isTurning = turning;
    if (first) first.style.translate = turning ? `${count * 100}%` : "";
  };
  /** Restores the order of the slides and aligns the current one. */
  const settle = () => {
    turn(false);
    move(current, "instant");
  };
  const show = (index: number) => {
    current = (index + count) % count;
    on.slide(current);
  };
  const goTo = (index: number) => {
    if (isTurning) settle();
    show(index);
    if (isStill()) return settle();
    turn(current !== index);
    if (index < 0) move(count, "instant");
    move(index < 0 ? current : index, "smooth");
  };

  for (const type of ["touchstart", "wheel", "keydown"]) {
    track.addEventListener(type, () => (target = undefined), { passive: true });
  }
  // At an end there is nothing to scroll: a swipe continues at the other end, as the arrows do.
  onSwipe(track, (by) => {
    if (current !== (by === 1 ? count - 1 : 0)) return;
    on.hand();
    goTo(current + by);
    on.rest();
  });
  track.addEventListener("scroll", () => {
    if (target !== undefined) return;
    on.hand();
    const shown = Math.round(position()) % count;
    if (shown !== current) show(shown);
  });
  whenAtRest(track, () => {
    const byHand = target === undefined;
    // A scroll interrupted by the next step has not reached its target.
    if (target !== undefined && Math.abs(position() - target) > 0.02) return;
    target = undefined;
    if (isTurning) settle();
    if (byHand) on.rest();
  });
  addEventListener("resize", settle);
  on.slide(current);

  return { goTo, step: (by: 1 | -1) => goTo(current + by) };
}

/** @param swiped called with 1 for a swipe towards the next slide */
function onSwipe(track: HTMLElement, swiped: (by: 1 | -1) => void): void {
  let start: { x: number; y: number; left: number } | undefined;
  track.addEventListener(
    "touchstart",
    ({ touches }) => {
      const [touch] = touches;
      start =
        touches.length === 1 && touch
          ? { x: touch.clientX, y: touch.clientY, left: track.scrollLeft }
          : undefined;
    },
    { passive: true },
  );
  track.addEventListener("touchend", ({ changedTouches }) => {
    const [touch] = changedTouches;
    if (!touch || !start || Math.abs(track.scrollLeft - start.left) > 1) return;
    const width = touch.clientX - start.x;
    const height = Math.abs(touch.clientY - start.y);
    if (Math.abs(width) >= Math.max(minSwipePx, 2 * height)) swiped(width < 0 ? 1 : -1);
  });
}

function whenAtRest(track: HTMLElement, act: () => void): void {
  if ("onscrollend" in track) {
    track.addEventListener("scrollend", act);
    return;
  }
  let timer: number | undefined;
  (track as HTMLElement).addEventListener("scroll", () => {
    clearTimeout(timer);
    timer = window.setTimeout(act, restMs);
  });
}
