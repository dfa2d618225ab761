import { afterEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../../api-client.ts";
import { provideReauthentication, withReauthentication } from "./request-reauthentication.ts";

const refusal = new ApiError(403, JSON.stringify({ error: "확인해 주세요.", needsProof: true }));

/** A call that fails before re-authentication. */
function guardedCall() {
  const state = { isRecentlyAuthenticated: false, calls: 0 };
  const call = async () => {
    state.calls += 1;
    if (!state.isRecentlyAuthenticated) throw refusal;
    return "done";
  };
  return { state, call };
}

describe("a call without a recent proof", () => {
  let remove = () => {};
  afterEach(() => remove());

  test("is repeated after the proof", async () => {
    const { state, call } = guardedCall();
    remove = provideReauthentication(async () => {
      state.isRecentlyAuthenticated = true;
      return true;
    });
    expect(await withReauthentication(call)).toBe("done");
    expect(state.calls).toBe(2);
  });

  test("fails with the refusal when the dialog is cancelled, or there is none", async () => {
    const { state, call } = guardedCall();
    await expect(withReauthentication(call)).rejects.toBe(refusal);
    remove = provideReauthentication(async () => false);
    await expect(withReauthentication(call)).rejects.toBe(refusal);
    expect(state.calls).toBe(2);
  });

  test("shares one dialog with others that are refused meanwhile", async () => {
    const { state, call } = guardedCall();
    const ask = vi.fn(async () => {
      await Promise.resolve();
      state.isRecentlyAuthenticated = true;
      return true;
    });
    remove = provideReauthentication(ask);
    expect(await Promise.all([withReauthentication(call), withReauthentication(call)])).toEqual([
      "done",
      "done",
    ]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test("does not open the dialog for another refusal", async () => {
    const other = new ApiError(403, JSON.stringify({ error: "역할" }));
    const ask = vi.fn(async () => true);
    remove = provideReauthentication(ask);
    await expect(withReauthentication(() => Promise.reject(other))).rejects.toBe(other);
    expect(ask).not.toHaveBeenCalled();
  });
});
