const forms = new Map<() => boolean, () => void>();

/**
 * Registers a form.
 * @param discard removes entries that would outlast the form in memory
 * @returns a function that unregisters it
 */
export function registerForm(isDirty: () => boolean, discard: () => void = () => {}): () => void {
  forms.set(isDirty, discard);
  return () => void forms.delete(isDirty);
}

export function isAnythingUnsaved(): boolean {
  return [...forms.keys()].some((isDirty) => isDirty());
}

export function discardForms(): void {
  for (const discard of forms.values()) discard();
}
