/**
 * Restores the focus, which a form loses while its fields are disabled during sending.
 * @param frames to wait for the fields: on a slow machine the next frame is too early
 */
export function restoreFocus(element: Element | null, frames = 60): void {
  requestAnimationFrame(() => {
    if (!(element instanceof HTMLElement) || document.activeElement !== document.body) return;
    if (element.matches(":disabled") && frames > 0) restoreFocus(element, frames - 1);
    else element.focus();
  });
}
