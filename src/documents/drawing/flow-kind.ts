/** Flow types with a diagram. */
export type FlowKind = "cross" | "counter" | "closed";

/**
 * Diagram for a tower, by its stored tags; `undefined` if no diagram is correct: forced draft, two flow types in one tower, or an
 * additional dry coil.
 * @example flowKindOf(["개방형", "직교류", "유도통풍"]) // "cross"
 */
export function flowKindOf(tags: readonly string[]): FlowKind | undefined {
  const has = (tag: string) => tags.includes(tag);
  if (!has("유도통풍") || has("하이브리드") || has("혼합류")) return undefined;
  if (has("밀폐형")) return has("직교류") ? undefined : "closed";
  if (has("직교류") === has("대향류")) return undefined;
  return has("직교류") ? "cross" : "counter";
}
