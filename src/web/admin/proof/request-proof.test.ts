import { afterEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../../api-client.ts";
import { provideProof, withProof } from "./request-proof.ts";

const refusal = new ApiError(403, JSON.stringify({ error: "확인해 주세요.", needsProof: true }));

/** A call that fails before re-authentication. */
function guardedCall() {
  const state = { isProven: false, calls: 0 };
  const call = async () => {
    state.calls += 1;
    if (!state.isProven) throw refusal;
    return "done";
  };
  return { state, call };
}

describe("a call without a recent proof", () => {
  let remove = () => {};
  afterEach(() => remove());

  test("is repeated after the proof", async () => {
    const { state, call } = guardedCall();
    remove = provideProof(async () => {
      state.isProven = true;
      return true;
    });
    expect(await withProof(call)).toBe("done");
    expect(state.calls).toBe(2);
  });

  test("fails with the refusal when the dialog is cancelled, or there is none", async () => {
    const { state, call } = guardedCall();
    await expect(withProof(call)).rejects.toBe(refusal);
    remove = provideProof(async () => false);
    await expect(withProof(call)).rejects.toBe(refusal);
    expect(state.calls).toBe(2);
  });

  test("shares one dialog with others that are refused meanwhile", async () => {
    const { state, call } = guardedCall();
    const ask = vi.fn(async () => {
      await Promise.resolve();
      state.isProven = true;
      return true;
    });
    remove = provideProof(ask);
    expect(await Promise.all([withProof(call), withProof(call)])).toEqual(["done", "done"]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test("does not open the dialog for another refusal", async () => {
    const other = new ApiError(403, JSON.stringify({ error: "역할" }));
    const ask = vi.fn(async () => true);
    remove = provideProof(ask);
    await expect(withProof(() => Promise.reject(other))).rejects.toBe(other);
    expect(ask).not.toHaveBeenCalled();
  });
});
