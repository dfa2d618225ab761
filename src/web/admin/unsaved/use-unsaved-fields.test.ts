import { expect, test } from "vitest";
import { enteredFields } from "./use-unsaved-fields.ts";

test("only fields that differ from the stored ones are kept, emptied ones too", () => {
  const stored = { recipients: "old@example.com", senderName: "한빛냉각", port: 587 };
  const entry = { recipients: "old@example.com", senderName: "", port: "587", host: "smtp.example.com" };
  expect(enteredFields(["recipients", "senderName", "port", "host"], entry, stored)).toEqual({
    senderName: "",
    host: "smtp.example.com",
  });
});

test("without stored values all filled fields are kept", () => {
  expect(enteredFields(["name", "note"], { name: "채팅방", note: undefined }, {})).toEqual({
    name: "채팅방",
  });
});
