import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createSealing } from "./sealing.ts";

const sealing = createSealing("one key", randomBytes);
const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

test("a sealed text discloses nothing, differs each time, fits its column, and can be opened", () => {
  const [one, other] = [sealing.seal(secret, "here"), sealing.seal(secret, "here")];
  expect(one).not.toContain(secret.slice(0, 8));
  expect(one).not.toBe(other);
  expect(one.length).toBeLessThanOrEqual(100);
  expect(sealing.open(one, "here")).toBe(secret);
});

test("a sealed text cannot be opened with another key, in another place, or after a change", () => {
  const sealed = sealing.seal(secret, "here");
  expect(createSealing("another key", randomBytes).open(sealed, "here")).toBeUndefined();
  expect(sealing.open(sealed, "there")).toBeUndefined();
  for (const changed of [`${sealed.slice(0, -2)}AA`, sealed.slice(0, 20), "v1."])
    expect(sealing.open(changed, "here")).toBeUndefined();
});

test("a text stored before a key was set is returned unchanged", () => {
  expect(sealing.open(secret, "here")).toBe(secret);
});
