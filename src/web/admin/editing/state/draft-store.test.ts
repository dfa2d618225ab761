import { expect, test, vi } from "vitest";
import type { Edit } from "#domain/content/edits.ts";
import type { DraftResponse, EditRequest, EditResponse, FieldProblem } from "./content-api.ts";
import { createDraftStore } from "./draft-store.ts";
import type { UnsentReason } from "./edit-sender.ts";
import { editsToReview } from "./edits-to-review.ts";
import { unpublishedCount } from "./server-draft.ts";

const path = "home.h1";
const draft: DraftResponse = {
  fields: [{ path, names: [], kind: "text", ko: "처음", en: "First" }],
  edits: [],
  published: {},
  companyPlaceholders: { ko: {}, en: {} },
};
const unsentReasons = new Map<unknown, UnsentReason>([
  ["signed out", "signedOut"],
  ["other account", "otherAccount"],
]);
const textEdit = (ko: string): Edit => ({ kind: "text", ko, en: "First" });

function opened(
  send = async (_: EditRequest) => ({ revision: 1, problems: [] as FieldProblem[] }),
  { opening = draft, fetchDraft = async () => opening, storage = new Map<string, unknown>() } = {},
) {
  const sent = vi.fn(send);
  let work = () => {};
  const store = createDraftStore({
    draft: opening,
    storage: {
      keep: (path, pending) => storage.set(path, pending) === storage,
      forget: (path) => void storage.delete(path),
      restore: (isWanted = () => true) =>
        new Map([...storage].filter(([path, pending]) => isWanted(path, pending))),
    },
    fetchDraft,
    send: sent,
    failureOf: (failure) =>
      failure === "conflict"
        ? { kind: "conflict" }
        : failure instanceof RangeError
          ? { kind: "refused", problem: { sentence: failure.message } }
          : { kind: "unsent", reason: unsentReasons.get(failure) ?? "unreachable" },
    schedule(next) {
      work = next;
      return () => {
        work = () => {};
      };
    },
  });
  return { store, sent, pause: () => work(), storage };
}

const shown = (store: ReturnType<typeof opened>["store"]) => {
  const field = store.state().fields.get(path);
  return field?.kind === "text" ? field.ko : undefined;
};

test("typed text is shown at once, and stored after a pause", async () => {
  const { store, sent } = opened();
  store.change(path, textEdit("가"));
  store.change(path, textEdit("가나"));
  expect([shown(store), store.state().saving]).toEqual(["가나", "saving"]);
  expect(sent).not.toHaveBeenCalled();
  await store.flush();
  expect(sent.mock.calls).toEqual([[{ path, edit: textEdit("가나"), revision: 0 }]]);
  expect(store.state().saving).toBe("saved");
});

test("an upload counts until it ends, also when it fails", async () => {
  const { store } = opened();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  store.track(first.promise);
  store.track(second.promise);
  expect(store.state().uploads).toBe(2);
  first.resolve();
  second.reject(new Error("broken line"));
  await vi.waitFor(() => expect(store.state().uploads).toBe(0));
});

test("typing without a pause is undone and redone as one step", async () => {
  const { store, sent } = opened();
  store.change(path, textEdit("가"));
  store.change(path, textEdit("가나"));
  await store.flush();
  store.undo();
  expect([shown(store), store.state().canUndo, store.state().canRedo]).toEqual(["처음", false, true]);
  await store.flush();
  expect(sent.mock.lastCall).toEqual([{ path, edit: null, revision: 1 }]);
  store.redo();
  expect(shown(store)).toBe("가나");
});

test("typing right after an undo is a step of its own", async () => {
  const { store } = opened();
  for (const ko of ["가", "나"]) {
    store.change(path, textEdit(ko));
    await store.flush();
  }
  store.undo();
  store.change(path, textEdit("다"));
  store.undo();
  expect(shown(store)).toBe("가");
});

test("offline, too, a pause ends a step", async () => {
  const { store } = opened(() => Promise.reject("unreachable"));
  store.change(path, textEdit("가"));
  store.change(path, textEdit("가나"));
  await store.flush();
  store.change(path, textEdit("가나다"));
  store.undo();
  expect(shown(store)).toBe("가나");
  store.undo();
  expect([shown(store), store.state().canUndo]).toEqual(["처음", false]);
});

test("the program's text typed back is no change, and its field keeps the spaces that are being typed", async () => {
  const { store, sent } = opened();
  store.change(path, textEdit("가"));
  await store.flush();
  expect(unpublishedCount(store.state())).toBe(1);
  store.change(path, textEdit("처음 "));
  await store.flush();
  expect(sent.mock.lastCall).toEqual([{ path, edit: null, revision: 1 }]);
  expect([shown(store), unpublishedCount(store.state())]).toEqual(["처음 ", 0]);
});

test("the program's text is a change where another text is published, and the published text is none", async () => {
  const published = { [path]: textEdit("게시") };
  const edits = [
    {
      ...{ path, edit: textEdit("게시"), revision: 1, editedAt: "", editedBy: "" },
      ...{ defaultNow: textEdit("처음"), shippedNow: textEdit("처음"), defaultThen: textEdit("처음") },
      hasDefaultChanged: false,
    },
  ];
  const { store, sent } = opened(undefined, { opening: { ...draft, edits, published } });
  store.change(path, textEdit("처음"));
  await store.flush();
  expect(sent.mock.lastCall).toEqual([{ path, edit: textEdit("처음"), revision: 1 }]);
  expect(unpublishedCount(store.state())).toBe(1);
  store.change(path, textEdit("게시"));
  await store.flush();
  expect(unpublishedCount(store.state())).toBe(0);
});

test("a failed edit is not lost, and is sent again with the next change", async () => {
  let isAway = true;
  const { store, sent } = opened(async () => {
    if (isAway) throw new TypeError("away");
    return { revision: 1, problems: [] };
  });
  store.change(path, textEdit("가"));
  await store.flush();
  expect([shown(store), store.state().saving]).toEqual(["가", "failed"]);
  isAway = false;
  await store.flush();
  expect([sent.mock.calls.length, store.state().saving]).toEqual([2, "saved"]);
});

test("an edit that waits for its own account is not retried until the page is shown again", async () => {
  let isOther = true;
  const { store, sent, pause } = opened(async () => {
    if (isOther) throw "other account";
    return { revision: 1, problems: [] };
  });
  store.change(path, textEdit("가"));
  await store.flush();
  expect(store.state()).toMatchObject({ saving: "failed", unsentReason: "otherAccount" });
  pause();
  expect(sent).toHaveBeenCalledTimes(1);
  isOther = false;
  await store.flush();
  expect(store.state().saving).toBe("saved");
});

test("a failed edit is retried automatically, and its reason is shown until then", async () => {
  let why: unknown = "signed out";
  const { store, pause, storage } = opened(async () => {
    if (why) throw why;
    return { revision: 1, problems: [] };
  });
  store.change(path, textEdit("가"));
  await store.flush();
  expect(store.state()).toMatchObject({ saving: "failed", unsentReason: "signedOut" });
  expect(storage.get(path)).toMatchObject({ edit: textEdit("가"), revision: 0 });
  why = new TypeError("offline");
  pause();
  await vi.waitFor(() => expect(store.state().unsentReason).toBe("unreachable"));
  why = undefined;
  pause();
  await vi.waitFor(() => expect(store.state().saving).toBe("saved"));
  expect(storage.size).toBe(0);
});

test("a refused edit stays with its reason, and delays no other", async () => {
  const refused = textEdit("가\u0007");
  const { store, sent, storage } = opened(async ({ edit }) => {
    if (JSON.stringify(edit) === JSON.stringify(refused)) throw new RangeError("제어 문자가 있습니다.");
    return { revision: 1, problems: [] };
  });
  store.change(path, refused);
  store.change("home.lead", textEdit("다"));
  await store.flush();
  expect(sent).toHaveBeenCalledTimes(2);
  expect(store.state()).toMatchObject({ saving: "refused", refused: [path] });
  expect(store.state().problems.get(path)).toEqual([{ sentence: "제어 문자가 있습니다." }]);
  expect([...storage.keys()]).toEqual([path]);
  await store.reload();
  expect(shown(store)).toBe("가\u0007");
  store.change(path, textEdit("가"));
  await store.flush();
  expect([store.state().saving, store.state().problems.get(path)]).toEqual(["saved", []]);
});

test("an unsaved edit of an earlier page is stored by the next one, with its revision", async () => {
  const pending = { edit: textEdit("어제"), revision: 7, before: null, unconfirmed: [], status: "waiting" };
  const { store, sent } = opened(undefined, { storage: new Map([[path, pending]]) });
  expect([shown(store), store.state().saving]).toEqual(["어제", "saving"]);
  await store.flush();
  expect(sent.mock.calls).toEqual([[{ path, edit: textEdit("어제"), revision: 7 }]]);
});

test("no own text is lost when others have changed two fields", async () => {
  const conflicts = new Set([path, "home.lead"]);
  const { store } = opened(async ({ path }) => {
    if (conflicts.delete(path)) throw "conflict";
    return { revision: 9, problems: [] };
  });
  store.change(path, textEdit("하나"));
  store.change("home.lead", textEdit("둘"));
  await store.flush();
  expect([...store.state().conflicts.values()].map(({ mine }) => mine)).toEqual([
    textEdit("하나"),
    textEdit("둘"),
  ]);
  store.resolveConflict(path, "theirs");
  expect(shown(store)).toBe("처음");
  store.undo();
  expect(store.state().conflicts.size).toBe(1);
});

test("an added entry is undone as one step, and its fields are loaded when the list is stored", async () => {
  const list: Edit = { kind: "list", order: ["a", "own"], removed: [], added: [{ id: "own", like: "a" }] };
  const before: DraftResponse = {
    ...draft,
    fields: [{ path: "home.items", names: [], kind: "list", noun: "항목", ids: ["a"] }],
  };
  const after: DraftResponse = {
    ...before,
    fields: [
      { path: "home.items", names: [], kind: "list", noun: "항목", ids: ["a", "own"] },
      { path: "home.items[own].title", names: [], kind: "text", ko: "", en: "" },
    ],
    edits: storedAs("", 1).edits.map((edit) => ({ ...edit, path: "home.items", edit: list })),
  };
  const fetchDraft = vi.fn(async () => after);
  const { store, sent } = opened(undefined, { opening: before, fetchDraft });
  store.changeAll([
    ["home.items", list],
    ["home.items[own].title", { kind: "text", ko: "", en: "" }],
  ]);
  await store.flush();
  expect(sent.mock.calls.map(([{ path }]) => path)).toEqual(["home.items", "home.items[own].title"]);
  expect(fetchDraft).toHaveBeenCalledOnce();
  expect(store.state().fields.has("home.items[own].title")).toBe(true);
  store.undo();
  expect(store.state().canUndo).toBe(false);
  await store.flush();
  expect(sent.mock.lastCall?.[0]).toMatchObject({ path: "home.items", edit: null });
});

test("keeping an edit over a changed default stores it again without an undo step", async () => {
  const edited: DraftResponse = {
    ...draft,
    edits: storedAs("내 말", 3).edits.map((edit) => ({
      ...edit,
      defaultNow: textEdit("새 말"),
      hasDefaultChanged: true,
    })),
  };
  const { store, sent } = opened(undefined, { opening: edited });
  expect(editsToReview(store.state()).changed).toHaveLength(1);
  store.changeAll([[path, textEdit("내 말")]]);
  expect([editsToReview(store.state()).changed, store.state().canUndo]).toEqual([[], false]);
  await store.flush();
  expect(sent.mock.calls).toEqual([[{ path, edit: textEdit("내 말"), revision: 3 }]]);
});

test("a conflict keeps the own text in the field and in the browser until it is resolved", async () => {
  const { store, sent, storage, colleague } = openedWithColleague();
  colleague(storedAs("남의 말", 3));
  store.change(path, textEdit("내 말"));
  await store.flush();
  expect(store.state().saving).toBe("conflict");
  expect(store.state().conflicts.get(path)).toMatchObject({
    mine: textEdit("내 말"),
    theirs: textEdit("남의 말"),
    by: "admin",
  });
  expect([shown(store), storage.get(path)]).toMatchObject(["내 말", { status: "conflict" }]);
  store.change(path, textEdit("둘을 합친 말"));
  await store.flush();
  expect(sent).toHaveBeenCalledTimes(1);
  store.resolveConflict(path, "mine");
  await store.flush();
  expect([shown(store), store.state().saving, storage.size]).toEqual(["둘을 합친 말", "saved", 0]);
  expect(sent.mock.lastCall).toEqual([{ path, edit: textEdit("둘을 합친 말"), revision: 3 }]);
});

test("a second conflict on the same field keeps the own text; the first foreign text becomes its base", async () => {
  const { store, colleague } = openedWithColleague();
  colleague(storedAs("남의 말", 3));
  store.change(path, textEdit("내 말"));
  await store.flush();
  store.resolveConflict(path, "mine");
  colleague(storedAs("남의 새 말", 5));
  await store.flush();
  expect(store.state().conflicts.get(path)).toMatchObject({
    mine: textEdit("내 말"),
    theirs: textEdit("남의 새 말"),
    before: textEdit("남의 말"),
  });
});

test.each([
  ["another text of a colleague", storedAs("남의 말", 10), "남의 말"],
  ["the program's text after the draft was discarded", draft, "처음"],
])("%s is not overwritten by an undo or redo", async (_, theirs, ko) => {
  const { store, sent, colleague } = openedWithColleague();
  store.change(path, textEdit("내 말"));
  await store.flush();
  store.change(path, textEdit("내 새 말"));
  await store.flush();
  store.undo();
  await store.flush();
  const before = sent.mock.calls.length;
  colleague(theirs);
  await store.reload();
  expect(store.state()).toMatchObject({ canUndo: false, canRedo: false });
  store.undo();
  await store.flush();
  expect([shown(store), sent.mock.calls.length]).toEqual([ko, before]);
});

test("the own text that is kept in a conflict is not undone to a text from before the conflict", async () => {
  const { store, colleague } = openedWithColleague();
  colleague(storedAs("남의 말", 3));
  store.change(path, textEdit("내 말"));
  await store.flush();
  store.resolveConflict(path, "mine");
  expect([shown(store), store.state().canUndo]).toEqual(["내 말", false]);
});

test("an own edit that was stored without a response can be undone after the draft is loaded again", async () => {
  const { store } = opened(() => Promise.reject("unreachable"), {
    fetchDraft: async () => storedAs("가", 1),
  });
  store.change(path, textEdit("가"));
  await store.flush();
  await store.reload();
  expect(store.state().canUndo).toBe(true);
});

test("a conflict is restored on the next page, with its base", async () => {
  const pending = {
    edit: textEdit("내 말"),
    revision: 1,
    before: textEdit("옛말"),
    unconfirmed: [],
    status: "conflict",
  };
  const storage = new Map([[path, pending]]);
  const { store, sent } = opened(undefined, { opening: storedAs("남의 말", 3), storage });
  await store.flush();
  expect(sent).not.toHaveBeenCalled();
  expect(store.state().conflicts.get(path)).toEqual({
    mine: textEdit("내 말"),
    theirs: textEdit("남의 말"),
    before: textEdit("옛말"),
    by: "admin",
  });
  store.resolveConflict(path, "theirs");
  expect([shown(store), store.state().saving, storage.size]).toEqual(["남의 말", "saved", 0]);
});

test("a change that is accepted clears the refusal of an earlier one that was still being sent", async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const { store, storage } = opened(async ({ edit }) => {
    if (JSON.stringify(edit) === JSON.stringify(textEdit("가\u0007"))) return promise;
    return { revision: 1, problems: [] };
  });
  store.change(path, textEdit("가\u0007"));
  const first = store.flush();
  store.change(path, textEdit("가"));
  reject(new RangeError("제어 문자가 있습니다."));
  await first;
  await store.flush();
  expect([store.state().saving, store.state().refused, storage.size]).toEqual(["saved", [], 0]);
  expect(store.state().problems.get(path)).toEqual([]);
});

test("an edit that was stored without a response is no conflict with the text that was typed since", async () => {
  let server = draft;
  const { store, sent } = opened(
    async ({ edit, revision }) => {
      if (revision !== (server.edits[0]?.revision ?? 0)) throw "conflict";
      const isFirst = server === draft;
      server = storedAs(edit?.kind === "text" ? edit.ko : "", revision + 1);
      if (isFirst) throw new TypeError("answer lost");
      return { revision: revision + 1, problems: [] };
    },
    { fetchDraft: async () => server },
  );
  store.change(path, textEdit("가"));
  await store.flush();
  store.change(path, textEdit("가나"));
  await store.flush();
  await store.flush();
  expect([shown(store), store.state().saving, store.state().conflicts.size]).toEqual(["가나", "saved", 0]);
  expect(sent.mock.lastCall).toEqual([{ path, edit: textEdit("가나"), revision: 1 }]);
});

test("problems that prevent publication are listed by field", async () => {
  const { store } = opened(async () => ({
    revision: 1,
    problems: [{ sentence: "비어 있습니다.", locale: "ko" }],
  }));
  store.change(path, textEdit(""));
  await store.flush();
  expect(store.state().problems.get(path)).toEqual([{ sentence: "비어 있습니다.", locale: "ko" }]);
});

test("a pending edit survives a reload of the draft", async () => {
  const { store } = opened();
  store.change(path, textEdit("가"));
  await store.reload();
  expect([shown(store), store.state().saving]).toEqual(["가", "saving"]);
  await store.flush();
  expect(store.state().saving).toBe("saved");
});

test("a response that is older than a stored edit does not revert it", async () => {
  let stored = draft;
  const resolvers: (() => void)[] = [];
  const { store, sent } = opened(
    async () => {
      stored = storedAs("가", 1);
      return { revision: 1, problems: [] };
    },
    {
      fetchDraft: () => {
        const asked = stored;
        return new Promise((resolve) => resolvers.push(() => resolve(asked)));
      },
    },
  );
  const reloaded = store.reload();
  store.change(path, textEdit("가"));
  await store.flush();
  resolvers.shift()?.();
  // Read again, because the first response is older than the edit.
  await vi.waitFor(() => expect(resolvers).toHaveLength(1));
  expect(shown(store)).toBe("가");
  resolvers.shift()?.();
  await reloaded;
  expect(shown(store)).toBe("가");
  store.change(path, textEdit("가나"));
  await store.flush();
  expect(sent.mock.lastCall).toEqual([{ path, edit: textEdit("가나"), revision: 1 }]);
});

test("an edit in flight survives a reload of the draft", async () => {
  const { promise, resolve } = Promise.withResolvers<EditResponse>();
  const { store, sent } = opened(() => promise);
  store.change(path, textEdit("가"));
  const flushed = store.flush();
  await vi.waitFor(() => expect(sent).toHaveBeenCalled());
  await store.reload();
  expect(shown(store)).toBe("가");
  resolve({ revision: 3, problems: [] });
  await flushed;
  expect([shown(store), store.state().saving]).toEqual(["가", "saved"]);
});

test("text typed while another user's edit is being loaded becomes a conflict too, and does not overwrite it", async () => {
  const { promise, resolve } = Promise.withResolvers<DraftResponse>();
  const fetchDraft = vi.fn(() => promise);
  let isRefused = true;
  const { store, sent, pause } = opened(
    async () => {
      if (isRefused) throw "conflict";
      return { revision: 4, problems: [] };
    },
    { fetchDraft },
  );
  store.change(path, textEdit("가"));
  const flushed = store.flush();
  await vi.waitFor(() => expect(fetchDraft).toHaveBeenCalled());
  store.change(path, textEdit("가나"));
  isRefused = false;
  resolve(storedAs("남의 말", 3));
  await flushed;
  pause();
  await store.flush();
  expect(store.state().conflicts.get(path)).toMatchObject({
    mine: textEdit("가나"),
    theirs: textEdit("남의 말"),
  });
  expect(sent).toHaveBeenCalledTimes(1);
});

function openedWithColleague() {
  let server = draft;
  const store = opened(
    async ({ edit, revision }) => {
      if (revision !== (server.edits[0]?.revision ?? 0)) throw "conflict";
      server = edit?.kind === "text" ? storedAs(edit.ko, 9) : draft;
      return { revision: 9, problems: [] };
    },
    { fetchDraft: async () => server },
  );
  const colleague = (next: DraftResponse) => {
    server = next;
  };
  return { ...store, colleague };
}

function storedAs(ko: string, revision: number): DraftResponse {
  const who = { editedAt: "2026-01-01T00:00:00Z", editedBy: "admin" };
  const first = textEdit("처음");
  const since = { defaultThen: first, defaultNow: first, shippedNow: first, hasDefaultChanged: false };
  const edit = { path, edit: textEdit(ko), revision, ...who, ...since };
  return { ...draft, fields: [{ path, names: [], kind: "text", ko, en: "First" }], edits: [edit] };
}
