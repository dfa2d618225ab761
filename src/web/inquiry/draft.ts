import * as z from "zod/mini";

/** Where the browser keeps the unfinished form until the tab is closed: "draft:" and the island's name, see `hydrate.ts`. */
const place = "draft:inquiry";

const draftSchema = z.object({
  /** Names this sending, however often it is tried. */
  key: z.string(),
  /** When the form was begun, epoch ms. */
  since: z.number(),
  values: z.record(z.string(), z.optional(z.string())),
});
export type Draft = z.infer<typeof draftSchema>;

export function newDraft(since: number): Draft {
  const chance = crypto.getRandomValues(new Uint32Array(4));
  return { key: Array.from(chance, (part) => part.toString(36)).join("-"), since, values: {} };
}

/** The draft of this tab, if there is one and the browser lets us keep any. */
export function readDraft(): Draft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(sessionStorage.getItem(place) ?? "null")).data;
  } catch {
    return undefined;
  }
}

/** Keeps a draft; an empty one is not worth keeping. */
export function keepDraft(draft: Draft): void {
  try {
    if (Object.values(draft.values).some(Boolean)) sessionStorage.setItem(place, JSON.stringify(draft));
    else sessionStorage.removeItem(place);
  } catch {
    // Storage is full or switched off: the form works without.
  }
}
