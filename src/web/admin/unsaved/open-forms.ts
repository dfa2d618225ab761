const forms = new Set<() => boolean>();

/** Registers a form. @returns unregisters it */
export function registerForm(isDirty: () => boolean): () => void {
  forms.add(isDirty);
  return () => void forms.delete(isDirty);
}

export function isAnythingUnsaved(): boolean {
  return [...forms].some((isDirty) => isDirty());
}
