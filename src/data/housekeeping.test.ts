import { expect, test } from "vitest";
import { createHousekeeping } from "./housekeeping.ts";

test("a part that fails keeps no other from being done, and is not hushed up", async () => {
  const done: string[] = [];
  const part = (name: string, failure?: Error) => ({
    purge: async () => {
      done.push(name);
      if (failure) throw failure;
    },
  });
  const { run } = createHousekeeping([part("a"), part("b", new Error("b is stuck")), part("c")]);
  await expect(run()).rejects.toThrow("b is stuck");
  expect(done).toEqual(["a", "b", "c"]);
});
