import { expect, test } from "vitest";
import { afterSending } from "./use-unsaved-draft.ts";

test("sent entries are removed, and those typed since stay under another key", () => {
  const sent = { key: "1", entry: { subject: "Re", text: "보낸 글" } };
  expect(afterSending(sent, sent)).toBeUndefined();
  const rest = afterSending({ ...sent, entry: { ...sent.entry, text: "보낸 글, 그리고 더" } }, sent);
  expect(rest?.entry).toEqual({ subject: "Re", text: "보낸 글, 그리고 더" });
  expect(rest?.key).not.toBe("1");
});
