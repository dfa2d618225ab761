/**
 * Fields are locked while they are sent, which takes the focus from the one that had it.
 * @param frames that it may take until they are unlocked: on a slow machine it is not the next one
 */
export function restoreFocus(element: Element | null, frames = 60): void {
  requestAnimationFrame(() => {
    if (!(element instanceof HTMLElement) || document.activeElement !== document.body) return;
    if (element.matches(":disabled") && frames > 0) restoreFocus(element, frames - 1);
    else element.focus();
  });
}
