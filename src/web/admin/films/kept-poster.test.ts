import { expect, test } from "vitest";
import { filmTools } from "#content/admin/films.ts";
import { posterMessage } from "./use-poster.ts";

test("a poster that another film is given is to be checked, until one is made of the new film", () => {
  const { kept, made } = filmTools.poster;
  expect(posterMessage("kept", { kind: "idle" }).status).toBe(kept);
  expect(posterMessage("kept", { kind: "uploaded" }).status).toBe(kept);
  expect(posterMessage("idle", { kind: "uploaded" }).status).toBe(made);
});
