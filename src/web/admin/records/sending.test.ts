import { afterEach, expect, test, vi } from "vitest";
import type { EditableProject } from "#domain/projects/project.ts";
import type { ProjectForm } from "#domain/projects/project-form.ts";
import { aStoredProject } from "../../../../tests/support/builders.ts";
import { projectSavingCalls } from "../projects/state/project-api.ts";
import { createSend } from "./sending.ts";

const older: EditableProject = {
  ...aStoredProject(),
  englishGaps: [],
  pictures: [],
  isHidden: false,
  isOnHome: false,
  updatedAt: "2026-01-01T00:00:00.000Z",
};
const newer = { ...older, updatedAt: "2026-01-01T00:00:01.000Z" };
const { id: _, updatedAt: __, ...content } = older;
const form = content as unknown as ProjectForm;
const { signal } = new AbortController();

afterEach(() => vi.unstubAllGlobals());

/** Answers each request with the next of these; a text is a network error. */
function answering(...responses: (Response | string)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const response = responses.shift();
    if (response instanceof Response) return response;
    throw new TypeError(response);
  });
  vi.stubGlobal("fetch", fetch);
  const sent = () => fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  return { fetch, sent };
}

function basedOn(replaced: EditableProject | undefined) {
  return {
    replaced,
    continueFrom(newer: EditableProject) {
      this.replaced = newer;
    },
  };
}

const conflict = (project: EditableProject) => Response.json({ error: "…", project }, { status: 409 });

test("a new project has the same key at every attempt", async () => {
  const { fetch } = answering("offline", Response.json(older));
  const base = basedOn(undefined);
  const send = createSend(projectSavingCalls, "key-1");
  await expect(send(form, base, signal)).rejects.toThrow();
  await send(form, base, signal);
  const keys = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get("idempotency-key"));
  expect(keys).toEqual(["key-1", "key-1"]);
});

test("an own edit that was stored without a response is recognized, and the next one is based on it", async () => {
  const { sent } = answering("offline", conflict(newer), Response.json(newer));
  const base = basedOn(older);
  const send = createSend(projectSavingCalls, "key");
  await expect(send(form, base, signal)).rejects.toThrow();
  expect(await send(form, base, signal)).toMatchObject({ updatedAt: newer.updatedAt });
  expect(sent().map(({ updatedAt }) => updatedAt)).toEqual([
    older.updatedAt,
    older.updatedAt,
    newer.updatedAt,
  ]);
});

test("another user's edit is only overwritten after continuing from it", async () => {
  const theirs = { ...newer, title: "다른 제목" };
  const { sent } = answering(conflict(theirs), Response.json(newer));
  const base = basedOn(older);
  const send = createSend(projectSavingCalls, "key");
  await expect(send(form, base, signal)).rejects.toMatchObject({ status: 409 });
  base.continueFrom(theirs);
  await send(form, base, signal);
  expect(sent().at(-1)).toMatchObject({ updatedAt: theirs.updatedAt });
});

test("a refused form was not stored: an equal version of another user is still a conflict", async () => {
  answering(Response.json({ error: "…" }, { status: 400 }), conflict(newer));
  const base = basedOn(older);
  const send = createSend(projectSavingCalls, "key");
  await expect(send(form, base, signal)).rejects.toMatchObject({ status: 400 });
  await expect(send(form, base, signal)).rejects.toMatchObject({ status: 409 });
});
