import { expect, test, vi } from "vitest";
import type { Edit } from "#domain/content/edits.ts";
import type { SentDraft, SentEdit } from "./content-api.ts";
import { createDraftStore } from "./draft-store.ts";
import { upgradedIn } from "./upgraded.ts";

const path = "home.h1";
const draft: SentDraft = {
  places: [{ path, kind: "text", ko: "처음", en: "First" }],
  edits: [],
  facts: { ko: {}, en: {} },
};
const said = (ko: string): Edit => ({ kind: "text", ko, en: "First" });

function opened(
  send = async (_: SentEdit) => ({ revision: 1, problems: [] as string[] }),
  { unsent = [] as SentEdit[], opening = draft, ask = async () => opening } = {},
) {
  let kept: readonly SentEdit[] = [];
  const sent = vi.fn(send);
  let work = () => {};
  const store = createDraftStore({
    draft: opening,
    unsent,
    ask,
    send: sent,
    failureOf: (failure) =>
      failure === "conflict"
        ? { kind: "conflict" }
        : failure instanceof RangeError
          ? { kind: "refused", sentence: failure.message }
          : { kind: "waits", why: failure === "signed out" ? "signedOut" : "unreachable" },
    keep: (edits) => {
      kept = edits;
    },
    later(next) {
      work = next;
      return () => {
        work = () => {};
      };
    },
  });
  return { store, sent, pause: () => work(), kept: () => kept };
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

test("what could not be stored is tried again by itself, and says why until then", async () => {
  let why: unknown = "signed out";
  const { store, pause, kept } = opened(async () => {
    if (why) throw why;
    return { revision: 1, problems: [] };
  });
  store.change(path, said("가"));
  await store.flush();
  expect(store.state()).toMatchObject({ saving: "failed", failure: "signedOut" });
  expect(kept()).toEqual([{ path, edit: said("가"), revision: 0 }]);
  why = new TypeError("offline");
  pause();
  await vi.waitFor(() => expect(store.state().failure).toBe("unreachable"));
  why = undefined;
  pause();
  await vi.waitFor(() => expect(store.state().saving).toBe("saved"));
  expect(kept()).toEqual([]);
});

test("what is refused stays as it was typed with its reason, and keeps nothing else waiting", async () => {
  const refused = said("가\u0007");
  const { store, sent, kept } = opened(async ({ edit }) => {
    if (JSON.stringify(edit) === JSON.stringify(refused)) throw new RangeError("제어 문자가 있습니다.");
    return { revision: 1, problems: [] };
  });
  store.change(path, refused);
  store.change("home.lead", said("다"));
  await store.flush();
  expect(sent).toHaveBeenCalledTimes(2);
  expect(store.state()).toMatchObject({ saving: "refused", refused: [path] });
  expect(store.state().problems.get(path)).toEqual(["제어 문자가 있습니다."]);
  expect(kept().map((edit) => edit.path)).toEqual([path]);
  await store.reload();
  expect(shown(store)).toBe("가\u0007");
  store.change(path, said("가"));
  await store.flush();
  expect([store.state().saving, store.state().problems.get(path)]).toEqual(["saved", []]);
});

test("what an earlier page could not store is stored by the next one, as of then", async () => {
  const { store, sent } = opened(undefined, { unsent: [{ path, edit: said("어제"), revision: 7 }] });
  expect([shown(store), store.state().saving]).toEqual(["어제", "saving"]);
  await store.flush();
  expect(sent.mock.calls).toEqual([[{ path, edit: said("어제"), revision: 7 }]]);
});

test("no text of one's own is lost when others have changed two of them", async () => {
  const conflicts = new Set([path, "home.lead"]);
  const { store } = opened(async ({ path }) => {
    if (conflicts.delete(path)) throw "conflict";
    return { revision: 9, problems: [] };
  });
  store.change(path, said("하나"));
  store.change("home.lead", said("둘"));
  await store.flush();
  expect([...store.state().conflicts.values()]).toEqual([said("하나"), said("둘")]);
  store.settle(path, "theirs");
  expect(shown(store)).toBe("처음");
  store.undo();
  expect(store.state().conflicts.size).toBe(1);
});

test("an entry that is added is undone as one step, and its places are read once the list is stored", async () => {
  const list: Edit = { kind: "list", order: ["a", "own"], removed: [], added: [{ id: "own", like: "a" }] };
  const before: SentDraft = { ...draft, places: [{ path: "home.items", kind: "list", ids: ["a"] }] };
  const after: SentDraft = {
    ...before,
    places: [
      { path: "home.items", kind: "list", ids: ["a", "own"] },
      { path: "home.items[own].title", kind: "text", ko: "", en: "" },
    ],
  };
  const ask = vi.fn(async () => after);
  const { store, sent } = opened(undefined, { opening: before, ask });
  store.changeAll([
    ["home.items", list],
    ["home.items[own].title", { kind: "text", ko: "", en: "" }],
  ]);
  await store.flush();
  expect(sent.mock.calls.map(([{ path }]) => path)).toEqual(["home.items", "home.items[own].title"]);
  expect(ask).toHaveBeenCalledOnce();
  expect(store.state().places.has("home.items[own].title")).toBe(true);
  store.undo();
  expect(store.state().canUndo).toBe(false);
  await store.flush();
  expect(sent.mock.lastCall?.[0]).toMatchObject({ path: "home.items", edit: null });
});

test("an edit that is kept over other words of the program is stored once more, and is nothing to undo", async () => {
  const edited: SentDraft = {
    ...draft,
    edits: storedAs("내 말", 3).edits.map((edit) => ({
      ...edit,
      original: said("새 말"),
      isOriginalNew: true,
    })),
  };
  const { store, sent } = opened(undefined, { opening: edited });
  expect(upgradedIn(store.state()).changed).toHaveLength(1);
  store.changeAll([[path, said("내 말")]]);
  expect([upgradedIn(store.state()).changed, store.state().canUndo]).toEqual([[], false]);
  await store.flush();
  expect(sent.mock.calls).toEqual([[{ path, edit: said("내 말"), revision: 3 }]]);
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
  expect([...store.state().conflicts]).toEqual([[path, said("내 말")]]);
  expect(shown(store)).toBe("처음");
  store.settle(path, "mine");
  await store.flush();
  expect([shown(store), store.state().conflicts.size]).toEqual(["내 말", 0]);
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

test("an answer that is older than what was stored meanwhile takes nothing back", async () => {
  let stored = draft;
  const answers: (() => void)[] = [];
  const { store, sent } = opened(
    async () => {
      stored = storedAs("가", 1);
      return { revision: 1, problems: [] };
    },
    {
      ask: () => {
        const asked = stored;
        return new Promise((resolve) => answers.push(() => resolve(asked)));
      },
    },
  );
  const reloaded = store.reload();
  store.change(path, said("가"));
  await store.flush();
  answers.shift()?.();
  // Read again, as the first answer is of before.
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  expect(shown(store)).toBe("가");
  answers.shift()?.();
  await reloaded;
  expect(shown(store)).toBe("가");
  store.change(path, said("가나"));
  await store.flush();
  expect(sent.mock.lastCall).toEqual([{ path, edit: said("가나"), revision: 1 }]);
});

test("what is on its way to be stored outlives a draft that is read anew", async () => {
  const { promise, resolve } = Promise.withResolvers<{ revision: number; problems: string[] }>();
  const { store, sent } = opened(() => promise);
  store.change(path, said("가"));
  const flushed = store.flush();
  await vi.waitFor(() => expect(sent).toHaveBeenCalled());
  await store.reload();
  expect(shown(store)).toBe("가");
  resolve({ revision: 3, problems: [] });
  await flushed;
  expect([shown(store), store.state().saving]).toEqual(["가", "saved"]);
});

test("what is typed while somebody else's words are being read is asked about too, and not stored over theirs", async () => {
  const { promise, resolve } = Promise.withResolvers<SentDraft>();
  const ask = vi.fn(() => promise);
  let isRefused = true;
  const { store, sent, pause } = opened(
    async () => {
      if (isRefused) throw "conflict";
      return { revision: 4, problems: [] };
    },
    { ask },
  );
  store.change(path, said("가"));
  const flushed = store.flush();
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  store.change(path, said("가나"));
  isRefused = false;
  resolve(storedAs("남의 말", 3));
  await flushed;
  pause();
  await store.flush();
  expect([shown(store), store.state().conflicts.get(path)]).toEqual(["남의 말", said("가나")]);
  expect(sent).toHaveBeenCalledTimes(1);
});

/** The draft once the edit is stored. */
function storedAs(ko: string, revision: number): SentDraft {
  const who = { editedAt: "2026-01-01T00:00:00Z", editedBy: "admin" };
  const since = { basis: said("처음"), original: said("처음"), isOriginalNew: false };
  const edit = { path, edit: said(ko), revision, ...who, ...since };
  return { ...draft, places: [{ path, kind: "text", ko, en: "First" }], edits: [edit] };
}
