import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createDeliverySlots } from "./delivery-slots.ts";

test("a stop waits for a delivery that was being claimed", async () => {
  const claimed = Promise.withResolvers<string | undefined>();
  const delivered = Promise.withResolvers<void>();
  const events: string[] = [];
  const slots = createDeliverySlots({
    claim: () => claimed.promise,
    deliver: (name) => {
      events.push(`delivery of ${name}`);
      return delivered.promise;
    },
  });
  const running = slots.run();
  const stopped = slots.stop().then(() => events.push("stopped"));
  await setImmediate();
  claimed.resolve("one");
  await expect.poll(() => events).toContain("delivery of one");
  delivered.resolve();
  await Promise.all([running, stopped]);
  expect(events).toEqual(["delivery of one", "stopped"]);
});

test("a stop does not fail because a claim has failed", async () => {
  const claimed = Promise.withResolvers<undefined>();
  const slots = createDeliverySlots({ claim: () => claimed.promise, deliver: async () => undefined });
  const running = slots.run();
  const stopped = slots.stop();
  claimed.reject(new Error("The database is away."));
  await expect(running).rejects.toThrow("away");
  await stopped;
});
