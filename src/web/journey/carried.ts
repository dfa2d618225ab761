/**
 * Query parameters with a visitor's origin: a product or one of its models (`sf/sf-300`), or a project id.
 */
const carried = ["product", "project"] as const;

export function carry(from: URLSearchParams, to: URLSearchParams): void {
  for (const name of carried) {
    const value = from.get(name);
    if (value) to.set(name, value);
  }
}
