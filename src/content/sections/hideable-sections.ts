/**
 * Sections of a page that the company may hide; by default all are shown. A section that is not listed cannot be hidden: the page
 * has no purpose without it, or the law requires it.
 */
export function hideableSections<const Name extends string>(...names: Name[]): Record<Name, boolean> {
  return Object.fromEntries(names.map((name) => [name, true])) as Record<Name, boolean>;
}
