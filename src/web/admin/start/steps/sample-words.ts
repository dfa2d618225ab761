import type { ListEdit } from "#domain/content/edits.ts";
import { changeList, presentList } from "../../editing/state/entries.ts";
import { type DraftAccess, factAt } from "../state/drafting.ts";

/** Samples that are content of the draft and not records. */
export const wordSamples = ["history", "review"] as const;
export type WordSample = (typeof wordSamples)[number];

export const historyYears = "history.timeline.years";
const review = "company.review.show";

/** Numbers of samples that are left, and that can be restored. */
export function wordSampleCounts({
  state,
}: Pick<DraftAccess, "state">): Record<WordSample, { remaining: number; removed: number }> {
  const isShown = state.fields.get(review);
  const isRemaining = isShown?.kind === "fact" && isShown.value === true;
  return {
    history: {
      remaining: uneditedYears(state).length,
      removed: presentList(state, historyYears).removed.length,
    },
    review: { remaining: Number(isRemaining), removed: Number(!isRemaining) },
  };
}

/** Removes the samples from the draft. Edited ones count as the company's and stay. */
export async function removeWordSamples({ state, store }: DraftAccess, sample: WordSample): Promise<void> {
  if (sample === "review") return switchReview({ state, store }, false);
  const list = presentList(state, historyYears);
  const gone = uneditedYears(state);
  await changeList(store, historyYears, {
    ...list,
    order: list.order.filter((id) => !gone.includes(id)),
    removed: [...list.removed, ...gone],
  });
}

/** Restores the samples after the company's own entries. */
export async function restoreWordSamples({ state, store }: DraftAccess, sample: WordSample): Promise<void> {
  if (sample === "review") return switchReview({ state, store }, true);
  const list = presentList(state, historyYears);
  const back: ListEdit = { ...list, order: [...list.order, ...list.removed], removed: [] };
  await changeList(store, historyYears, back);
}

async function switchReview({ store }: DraftAccess, isShown: boolean): Promise<void> {
  store.change(review, { kind: "fact", value: isShown });
  await store.flush();
}

function uneditedYears(state: DraftAccess["state"]): string[] {
  const { order, added } = presentList(state, historyYears);
  const edited = [...state.edits.keys()];
  return order.filter(
    (id) =>
      !added.some((own) => own.id === id) &&
      !edited.some((path) => path.startsWith(`${historyYears}[${id}].`)),
  );
}

export function foundingYear(state: DraftAccess["state"]): number {
  return Number(factAt(state, "company.established") ?? 2000);
}
