/** The forms that are open, each by whether something was entered that is not stored. */
const forms = new Set<() => boolean>();

/** Counts a form in. @returns what takes it out again */
export function countForm(isDirty: () => boolean): () => void {
  forms.add(isDirty);
  return () => void forms.delete(isDirty);
}

/** Returns true when a form holds unsaved entries. */
export function isAnythingUnsaved(): boolean {
  return [...forms].some((isDirty) => isDirty());
}
