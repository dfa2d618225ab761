import type { Contract } from "#domain/contract.ts";
import { callContract } from "../../call-api.ts";

/** Response timeout, ms: a long list takes minutes to send on a slow line. */
const timeoutMs = 600_000;

/** Stores the rows of a list, or compares them in a dry run. @param key idempotency key, the same for every attempt */
export function storeList<Result>(
  contract: Contract<Result>,
  body: unknown,
  { key, signal }: { key?: string; signal?: AbortSignal },
): Promise<Result> {
  return callContract(contract, {
    body,
    timeoutMs,
    ...(key === undefined ? {} : { headers: { "Idempotency-Key": key } }),
    ...(signal ? { signal } : {}),
  });
}
