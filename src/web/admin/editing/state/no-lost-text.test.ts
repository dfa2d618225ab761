import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Edit } from "#domain/content/edits.ts";
import { memoryStorage } from "../../../../../tests/support/session-storage.ts";
import { openUnsavedEntries } from "../../unsaved/unsaved-entries.ts";
import type { DraftResponse, EditRequest } from "./content-api.ts";
import { createDraftStore, type DraftStore } from "./draft-store.ts";

const paths = ["home.h1", "home.lead"] as const;
/** Two tabs of one person, and one of another person in another browser. */
const people = ["kim", "kim", "lee"] as const;
const networks = ["up", "offline", "answerLost", "slow"] as const;

const action = fc.record({
  tab: fc.nat(people.length - 1),
  path: fc.constantFrom(...paths),
  network: fc.constantFrom(...networks),
  kind: fc.constantFrom(
    ...(["type", "type", "type", "pause", "pause", "network", "deliver", "focus"] as const),
    ...(["reload", "crash", "close", "keepMine", "keepTheirs"] as const),
  ),
});
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

test("every text that two people type in three tabs is stored, visible or kept, under any network failures", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 40 }), async (actions) => {
      const world = createWorld();
      for (const one of actions) await world.run(one);
      expect(world.lost()).toEqual([]);
      await world.comeToRest();
      expect(world.lost()).toEqual([]);
      expect(world.savingStates().filter((saving) => saving !== "saved" && saving !== "conflict")).toEqual(
        [],
      );
    }),
    { numRuns: 1_000, seed: 36 },
  );
});

interface Tab {
  network: (typeof networks)[number];
  store: DraftStore | undefined;
  timer: (() => void) | undefined;
  close: () => void;
}

function createWorld() {
  const server = createServer();
  const storages = { kim: memoryStorage(), lee: memoryStorage() };
  const held: (() => void)[] = [];
  const typed = new Set<string>();
  const tabs = people.map((): Tab => ({ network: "up", store: undefined, timer: undefined, close() {} }));
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

  function overNetwork<T>(tab: Tab, work: () => T): Promise<T> {
    if (tab.network === "offline") return Promise.reject(new TypeError("offline"));
    if (tab.network === "slow")
      return new Promise((resolve, reject) => {
        held.push(() => {
          try {
            resolve(work());
          } catch (failure) {
            reject(failure);
          }
        });
      });
    return Promise.resolve().then(() => {
      const result = work();
      if (tab.network === "answerLost") throw new TypeError("answer lost");
      return result;
    });
  }

  function open(index: number): Tab {
    const [tab, person] = [tabs[index], people[index]];
    if (!tab || !person) throw new Error(`No tab ${index}.`);
    if (tab.store) return tab;
    const entries = openUnsavedEntries({
      username: person,
      kind: "content",
      storage: storages[person],
      tab: String(index),
    });
    const store = createDraftStore({
      draft: server.draft(),
      storage: entries,
      fetchDraft: () => overNetwork(tab, () => server.draft()),
      send: (edit) => overNetwork(tab, () => server.change(edit, person)),
      failureOf: (failure) =>
        failure === "conflict" ? { kind: "conflict" } : { kind: "unsent", reason: "unreachable" },
      schedule(work) {
        tab.timer = work;
        return () => {
          tab.timer = undefined;
        };
      },
    });
    tab.store = store;
    tab.close = () => {
      store.close();
      entries.release();
      tab.store = undefined;
    };
    return tab;
  }

  function type({ tab: index, path }: Action): void {
    const { store } = open(index);
    if (!store) return;
    if (!replaceTyped(store, path))
      server.agree(people[index] ?? "lee", store.state().storedFields.get(path));
    const ko = `text ${typed.size}`;
    typed.add(ko);
    store.change(path, { kind: "text", ko, en: "" });
  }

  /** The person replaces or discards the own text of a field. @returns whether there is one */
  function replaceTyped(store: DraftStore, path: string): boolean {
    const stored = textOf(store.state().storedFields.get(path));
    const shown = textOf(store.state().fields.get(path));
    if (shown !== stored) decided.add(shown);
    return shown !== stored;
  }
  const decided = new Set<string>();

  async function run(one: Action): Promise<void> {
    const tab = tabs[one.tab];
    if (!tab) return;
    switch (one.kind) {
      case "type":
        type(one);
        break;
      case "pause":
        tab.timer?.();
        break;
      case "network":
        tab.network = one.network;
        break;
      case "deliver":
        held.shift()?.();
        break;
      case "focus":
        void tab.store?.flush();
        break;
      case "reload":
        tab.close();
        open(one.tab);
        break;
      case "crash":
        // Simulates a crash: nothing more is released, sent or answered.
        tab.store?.close();
        tab.store = undefined;
        tab.timer = undefined;
        break;
      case "close":
        tab.close();
        break;
      case "keepMine":
        if (!tab.store?.state().conflicts.has(one.path)) break;
        server.agree(people[one.tab] ?? "lee", tab.store.state().storedFields.get(one.path));
        tab.store.resolveConflict(one.path, "mine");
        break;
      case "keepTheirs":
        if (!tab.store?.state().conflicts.has(one.path)) break;
        replaceTyped(tab.store, one.path);
        tab.store.resolveConflict(one.path, "theirs");
        break;
    }
    await settle();
  }

  return {
    run,
    async comeToRest() {
      for (const tab of tabs) tab.network = "up";
      for (let round = 0; round < 8; round++) {
        for (const deliver of held.splice(0)) deliver();
        await settle();
        for (const tab of tabs) await tab.store?.flush();
      }
    },
    savingStates: () => tabs.flatMap(({ store }) => store?.state().saving ?? []),
    lost() {
      const inSight = tabs.flatMap(({ store }) =>
        paths.map((path) => textOf(store?.state().fields.get(path))),
      );
      const stored = Object.values(storages).flatMap((storage) =>
        Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? "") ?? ""),
      );
      return [...typed].filter(
        (text) =>
          !decided.has(text) &&
          !server.history.has(text) &&
          !inSight.includes(text) &&
          !stored.some((entry) => entry.includes(`"${text}"`)),
      );
    },
  };
}

/** Stores and refuses edits like the API, and asserts that nobody replaces a text without having seen it. */
function createServer() {
  const edits = new Map<string, { edit: Edit; revision: number; by: string }>();
  const agreed = { kim: new Set<string>(), lee: new Set<string>() };
  const history = new Set<string>();
  let revisions = 0;
  return {
    history,
    /** Records that a person has seen a text where they write another. */
    agree: (person: keyof typeof agreed, text: object | undefined) => void agreed[person].add(textOf(text)),
    draft(): DraftResponse {
      return {
        fields: paths.map((path) => ({
          path,
          names: [],
          kind: "text",
          ko: textOf(edits.get(path)?.edit),
          en: "",
        })),
        edits: [...edits].map(([path, { edit, revision, by }]) => ({
          ...{ path, edit, revision, editedBy: by, editedAt: "" },
          ...{ defaultThen: null, shippedNow: null, defaultNow: { kind: "text", ko: "", en: "" } },
          hasDefaultChanged: false,
        })),
        published: {},
        companyPlaceholders: { ko: {}, en: {} },
      };
    },
    change({ path, edit, revision }: EditRequest, person: keyof typeof agreed) {
      const stored = edits.get(path);
      if (stored && edit && textOf(stored.edit) === textOf(edit))
        return { revision: stored.revision, problems: [] };
      if ((stored?.revision ?? 0) !== revision || !edit) throw "conflict";
      if (stored) expect(agreed[person].has(textOf(stored.edit))).toBe(true);
      revisions += 1;
      edits.set(path, { edit, revision: revisions, by: person });
      agreed[person].add(textOf(edit));
      history.add(textOf(edit));
      return { revision: revisions, problems: [] };
    },
  };
}

function textOf(text: object | undefined): string {
  return text && "ko" in text ? String(text.ko) : "";
}
