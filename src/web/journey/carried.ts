/** Parts of an address that say what a visitor comes by: a product or one of its models (`sf/sf-300`), the id of a project. */
const carried = ["product", "project"] as const;

/** Puts what one query carries into another one. */
export function carry(from: URLSearchParams, to: URLSearchParams): void {
  for (const name of carried) {
    const value = from.get(name);
    if (value) to.set(name, value);
  }
}
