import { addresses } from "../../addresses.ts";
import type { DraftState } from "../state/draft-store.ts";

/** Returns true while an edit or a running upload would be lost with the page. */
export function isUnsaved({ saving, uploads }: Pick<DraftState, "saving" | "uploads">): boolean {
  return saving !== "saved" || uploads > 0;
}

/** Returns true if the next screen shows the same unsaved draft: first steps and editor share one, but an upload ends with the one of them in which it was started. */
export function keepsDraftOpen({ uploads }: Pick<DraftState, "uploads">, from: string, to: string): boolean {
  const [before, after] = [screenOf(from), screenOf(to)];
  return after !== undefined && (uploads === 0 || before === after);
}

function screenOf(path: string): "editor" | "start" | undefined {
  if (path.startsWith(addresses.editing)) return "editor";
  return path === addresses.start ? "start" : undefined;
}
