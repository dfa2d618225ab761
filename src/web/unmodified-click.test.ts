import type { MouseEvent } from "react";
import { expect, test, vi } from "vitest";
import { unmodifiedClick } from "./unmodified-click.ts";

const click = (held: object) => ({ metaKey: false, ctrlKey: false, shiftKey: false, ...held });

test("a plain click calls the handler and prevents navigation", () => {
  const [act, preventDefault] = [vi.fn(), vi.fn()];
  unmodifiedClick(act)({ ...click({}), preventDefault } as unknown as MouseEvent);
  expect([act.mock.calls.length, preventDefault.mock.calls.length]).toEqual([1, 1]);
});

test.each(["metaKey", "ctrlKey", "shiftKey"])("a click with %s keeps the browser's default", (key) => {
  const [act, preventDefault] = [vi.fn(), vi.fn()];
  unmodifiedClick(act)({ ...click({ [key]: true }), preventDefault } as unknown as MouseEvent);
  expect([act.mock.calls.length, preventDefault.mock.calls.length]).toEqual([0, 0]);
});
