import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createWorkProofs } from "#data/inquiries/proofs-of-work.ts";
import { proofParameters } from "#domain/inquiries/proof/proof-of-work.ts";
import { prove } from "./prove.ts";
import { hashBeginning } from "./sha256.ts";

test("the hash is the beginning of SHA-256, for all one-block texts", () => {
  for (let length = 0; length <= 55; length += 1) {
    const text = "m3x.Zk-_".repeat(7).slice(0, length);
    expect(hashBeginning(text)).toBe(createHash("sha256").update(text).digest().readInt32BE(0));
  }
});

test("a proof is valid only for its inquiry and network, neither before the waiting time nor long after it", async () => {
  let now = 1_800_000_000_000;
  const proofs = createWorkProofs("secret", () => new Date(now));
  const challenge = proofs.challenge("a network|an inquiry");
  const proof = await prove({ ...challenge, waitMs: 0 });
  const isProved = (value: string, about = "a network|an inquiry") => proofs.isValid(value, about);

  expect(isProved(proof)).toBe(false);
  now += proofParameters.minAgeMs;
  expect(isProved(proof)).toBe(true);
  expect(isProved(proof, "another network|an inquiry")).toBe(false);
  expect(isProved(proof, "a network|another inquiry")).toBe(false);
  expect(isProved(`${challenge.token} 0`)).toBe(false);
  expect(isProved(proof.replace(/^./, "n"))).toBe(false);
  expect(createWorkProofs("another secret", () => new Date(now)).isValid(proof, "a network|an inquiry")).toBe(
    false,
  );
  for (const odd of ["", "offered", "x y", "é.é é", proof + proof]) expect(isProved(odd)).toBe(false);
  now += proofParameters.maxAgeMs;
  expect(isProved(proof)).toBe(false);
});
