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

/**
 * Keeps the focus near an action that removes, moves or disables its own button: on the button, on one beside it, or on
 * another element.
 * @param frames during which the focus may get lost: lists are rendered after the action
 */
export function keepFocus(otherwise?: Element | null, frames = 60): void {
  const button = document.activeElement;
  const nearest = [button, ...(button?.parentElement?.children ?? []), otherwise];
  const watch = (left: number) =>
    requestAnimationFrame(() => {
      if (isFocusLost()) nearest.find(canTakeFocus)?.focus();
      else if (left > 0) watch(left - 1);
    });
  watch(frames);
}

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(":disabled");
}

function canTakeFocus(element: Element | null | undefined): element is HTMLElement {
  const isEnabled = element?.matches("button:enabled, input:enabled, a[href], [tabindex]") ?? false;
  return element instanceof HTMLElement && element.isConnected && isEnabled;
}
