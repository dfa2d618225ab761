type Pressed = Pick<KeyboardEvent, "code" | "ctrlKey" | "altKey" | "metaKey" | "shiftKey">;

/** Returns 1 for J, -1 for K. Compares `code`, because with a Korean input method J types "ㅓ". */
export function stepOfKey({ code, ctrlKey, altKey, metaKey, shiftKey }: Pressed): 1 | -1 | undefined {
  if (ctrlKey || altKey || metaKey || shiftKey) return undefined;
  return code === "KeyJ" ? 1 : code === "KeyK" ? -1 : undefined;
}

/** Returns the inquiry after or before the open one; the first one if the open one is not listed. */
export function neighborOf(
  ids: readonly number[],
  openId: number | undefined,
  step: 1 | -1,
): number | undefined {
  const index = openId === undefined ? -1 : ids.indexOf(openId);
  return index === -1 ? ids[0] : ids[index + step];
}
