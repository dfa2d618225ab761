import { expect, test } from "vitest";
import { afterSending, withNewKey } from "./use-unsaved-draft.ts";

test("sent entries are removed, and those typed since stay under another key", () => {
  const sent = { key: "1", entry: { subject: "Re", text: "보낸 글" } };
  expect(afterSending(sent, sent)).toBeUndefined();
  const rest = afterSending({ ...sent, entry: { ...sent.entry, text: "보낸 글, 그리고 더" } }, sent);
  expect(rest?.entry).toEqual({ subject: "Re", text: "보낸 글, 그리고 더" });
  expect(rest?.key).not.toBe("1");
});

test("entries whose key was used for others stay under another key", () => {
  const draft = { key: "1", entry: { subject: "Re", text: "글" } };
  expect(withNewKey(draft).entry).toEqual(draft.entry);
  expect(withNewKey(draft).key).not.toBe("1");
});
