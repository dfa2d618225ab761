/** Flow types with a diagram. */
export type FlowKind = "cross" | "counter" | "closed";

/** Flow types with a cutaway: besides them mixed flow, with and without a dry coil, and forced draft. */
export type CutawayKind = FlowKind | "combined" | "hybrid" | "forced";

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

/**
 * Cutaway for a tower, by its stored tags; `undefined` if none is correct. Series of forced draft that exist open and closed are drawn open.
 * @example cutawayKindOf(["밀폐형", "혼합류", "유도통풍"]) // "combined"
 */
export function cutawayKindOf(tags: readonly string[]): CutawayKind | undefined {
  const has = (tag: string) => tags.includes(tag);
  const isMixed = has("혼합류") && has("밀폐형") && !has("개방형") && !has("직교류") && !has("대향류");
  if (isMixed && has("유도통풍")) return has("하이브리드") ? "hybrid" : "combined";
  const isForced = has("압입송풍") && !has("유도통풍") && !has("하이브리드");
  if (isForced && has("개방형") && has("대향류") && !has("직교류")) return "forced";
  return flowKindOf(tags);
}
