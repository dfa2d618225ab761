import { expect, test, vi } from "vitest";
import type { Edit } from "#domain/content/edits.ts";
import type { SentDraft, SentEdit } from "./content-api.ts";
import { createDraftStore } from "./draft-store.ts";

const path = "home.h1";
const draft: SentDraft = {
  places: [{ path, kind: "text", ko: "처음", en: "First" }],
  edits: [],
  facts: { ko: {}, en: {} },
};
const said = (ko: string): Edit => ({ kind: "text", ko, en: "First" });

function opened(send = async (_: SentEdit) => ({ revision: 1, problems: [] as string[] })) {
  const sent = vi.fn(send);
  let work = () => {};
  const store = createDraftStore({
    draft,
    ask: async () => draft,
    send: sent,
    isConflict: (failure) => failure === "conflict",
    later(next) {
      work = next;
      return () => {
        work = () => {};
      };
    },
  });
  return { store, sent, pause: () => work() };
}

const shown = (store: ReturnType<typeof opened>["store"]) => {
  const place = store.state().places.get(path);
  return place?.kind === "text" ? place.ko : undefined;
};

test("what is typed shows at once, and is stored once typing pauses", async () => {
  const { store, sent } = opened();
  store.change(path, said("가"));
  store.change(path, said("가나"));
  expect([shown(store), store.state().saving]).toEqual(["가나", "saving"]);
  expect(sent).not.toHaveBeenCalled();
  await store.flush();
  expect(sent.mock.calls).toEqual([[{ path, edit: said("가나"), revision: 0 }]]);
  expect(store.state().saving).toBe("saved");
});

test("typing without a pause is undone as one step, and done again", async () => {
  const { store, sent } = opened();
  store.change(path, said("가"));
  store.change(path, said("가나"));
  await store.flush();
  store.undo();
  expect([shown(store), store.state().canUndo, store.state().canRedo]).toEqual(["처음", false, true]);
  await store.flush();
  expect(sent.mock.lastCall).toEqual([{ path, edit: null, revision: 1 }]);
  store.redo();
  expect(shown(store)).toBe("가나");
});

test("what could not be stored is not lost, and is sent again with the next change", async () => {
  let isAway = true;
  const { store, sent } = opened(async () => {
    if (isAway) throw new TypeError("away");
    return { revision: 1, problems: [] };
  });
  store.change(path, said("가"));
  await store.flush();
  expect([shown(store), store.state().saving]).toEqual(["가", "failed"]);
  isAway = false;
  await store.flush();
  expect([sent.mock.calls.length, store.state().saving]).toEqual([2, "saved"]);
});

test("who comes later sees what the other wrote, and may write over it", async () => {
  let isFirst = true;
  const { store, sent } = opened(async () => {
    if (isFirst) {
      isFirst = false;
      throw "conflict";
    }
    return { revision: 8, problems: [] };
  });
  store.change(path, said("내 말"));
  await store.flush();
  expect(store.state().conflict).toEqual({ path, mine: said("내 말") });
  expect(shown(store)).toBe("처음");
  store.settle("mine");
  await store.flush();
  expect([shown(store), store.state().conflict]).toEqual(["내 말", undefined]);
  expect(sent).toHaveBeenCalledTimes(2);
});

test("what stands in the way of publishing is told by place", async () => {
  const { store } = opened(async () => ({ revision: 1, problems: ["비어 있습니다."] }));
  store.change(path, said(""));
  await store.flush();
  expect(store.state().problems.get(path)).toEqual(["비어 있습니다."]);
});

test("what waits to be stored outlives a draft that is read anew", async () => {
  const { store } = opened();
  store.change(path, said("가"));
  await store.reload();
  expect([shown(store), store.state().saving]).toEqual(["가", "saving"]);
  await store.flush();
  expect(store.state().saving).toBe("saved");
});
