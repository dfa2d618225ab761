/** Edited place, and its box on the screen. */
export interface Picked {
  path: string;
  /** The words of a link whose document is being edited. */
  inside?: string | undefined;
  /** In px of the window. */
  box: { top: number; bottom: number; left: number; right: number };
}

interface Size {
  width: number;
  height: number;
}

/** Space around the card, px. */
const gap = 12;
/** Below the editor's own bar, px. */
const lowestTop = 64;

/**
 * To the right of what was clicked where there is room, else to the left, else below; always within the window, below
 * the bar, even where a place is outside of it.
 */
export function cardPosition(box: Picked["box"], card: Size, window: Size): { top: number; left: number } {
  const top = clamp(box.top, lowestTop, window.height - card.height - gap);
  const farthestLeft = window.width - card.width - gap;
  const isRoomRight = box.right + gap < farthestLeft;
  if (isRoomRight) return { top, left: Math.max(gap, box.right + gap) };
  const toTheLeft = box.left - gap - card.width;
  if (toTheLeft > gap) return { top, left: Math.min(toTheLeft, farthestLeft) };
  const left = clamp(box.left, gap, farthestLeft);
  const isRoomBelow = box.bottom + gap + card.height < window.height;
  if (isRoomBelow) return { top: Math.max(lowestTop, box.bottom + gap), left };
  return { top: clamp(box.top - gap - card.height, lowestTop, window.height - card.height - gap), left };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
