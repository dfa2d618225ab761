/** Fields are locked while they are sent, which takes the focus from the one that had it. */
export function restoreFocus(element: Element | null): void {
  requestAnimationFrame(() => {
    if (element instanceof HTMLElement && document.activeElement === document.body) element.focus();
  });
}
