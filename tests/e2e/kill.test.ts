import { expect, test } from "vitest";
import { createChance } from "../../resilience/durability/chance.ts";
import { killUnderWriting } from "../../resilience/durability/killing.ts";

test("what was acknowledged is there once, however often the program was killed meanwhile", async () => {
  const { verdict, soundness, surprises, orphans } = await killUnderWriting(3, createChance(Date.now()));
  expect(verdict).toEqual({ acknowledged: expect.any(Number), lost: [], repeated: [] });
  expect(verdict.acknowledged).toBeGreaterThan(0);
  expect(soundness).toBe("ok");
  expect(surprises).toEqual([]);
  expect(orphans).toBe(0);
}, 180_000);
