import { editor } from "#content/admin/editor.ts";

const names = new Map<string, string>(Object.entries(editor.names));

/**
 * What a place is called in front of people, as far as there are words for it.
 * @example placeName("home.hero.slides[bac].title") // "슬라이드 bac · 제목"
 */
export function placeName(path: string): string {
  const parts = path.split(".").slice(1).map(partName);
  return parts.slice(-3).join(" · ");
}

function partName(part: string): string {
  const [, name = part, entry] = /^([^[]+)(?:\[(.+)\])?$/.exec(part) ?? [];
  const words = names.get(name) ?? name;
  return entry === undefined ? words : `${words} ${entry}`;
}
