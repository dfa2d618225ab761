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
 * Keeps the focus near an action that removes or moves its own button: on the button, on one beside it, or on another
 * element.
 * @param frames during which the focus may get lost: lists are rendered after the action
 */
export function keepFocus(otherwise?: Element | null, frames = 60): void {
  const button = document.activeElement;
  watchFocus([button, ...(button?.parentElement?.children ?? []), otherwise], frames);
}

/**
 * Keeps the focus near an action that removes its button with its surroundings: on the nearest control that is left,
 * preferably a later one.
 */
export function keepFocusNearby(frames = 60): void {
  const button = document.activeElement;
  watchFocus([button, ...controlsAround(button)], frames);
}

function watchFocus(nearest: readonly (Element | null | undefined)[], frames: number): void {
  requestAnimationFrame(() => {
    if (!isFocusLost()) {
      if (frames > 0) watchFocus(nearest, frames - 1);
      return;
    }
    // A hidden control takes no focus.
    nearest.filter(canTakeFocus).find((element) => {
      element.focus();
      return !isFocusLost();
    });
  });
}

const focusable = "button:enabled, input:enabled, textarea:enabled, select:enabled, a[href], [tabindex]";

/** Controls in the elements around one, from the innermost: in each, those behind it and then those before it. */
function controlsAround(element: Element | null): Element[] {
  const around = element?.parentElement;
  if (!element || !around || around === document.documentElement) return [];
  const controls = [...around.querySelectorAll(focusable)];
  const isBehind = (control: Element) =>
    (element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const before = controls.filter((control) => !isBehind(control)).toReversed();
  return [...controls.filter(isBehind), ...before, ...controlsAround(around)];
}

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(":disabled");
}

function canTakeFocus(element: Element | null | undefined): element is HTMLElement {
  const isEnabled = element?.matches(focusable) ?? false;
  return element instanceof HTMLElement && element.isConnected && isEnabled;
}
