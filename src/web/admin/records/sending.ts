import { ApiError } from "../../api-client.ts";
import { withinLimit } from "./time-limit.ts";

const limitMs = 30_000;

export interface RecordCalls<Form, Stored> {
  /** @param key idempotency key: the same for every attempt */
  add(form: Form, key: string, signal: AbortSignal): Promise<Stored>;
  /** @param base the edited version: the server refuses to overwrite a newer one */
  change(form: Form, base: Stored, signal: AbortSignal): Promise<Stored>;
  /** Returns the conflicting version, if the request was refused because of one. */
  newerVersionIn(failure: unknown): Stored | undefined;
  matches(stored: Stored, form: Form): boolean;
}

export interface Sending<Form, Stored> {
  /**
   * Stores a form once, in any number of attempts.
   * @throws ApiError when the server refuses; WaitAborted, or the browser's own error, without a response
   */
  send(form: Form, stop: AbortSignal): Promise<Stored>;
  /** Sets the version that later requests are based on. */
  continueFrom(newer: Stored): void;
  /** After a deletion: later requests add a new record. */
  continueAsNew(): void;
}

/** @param record the version to edit; without it a new one is added under `key` */
export function createSending<Form, Stored>(
  { add, change, newerVersionIn, matches }: RecordCalls<Form, Stored>,
  record: Stored | undefined,
  key: string,
): Sending<Form, Stored> {
  let base = record;
  /** Sent forms without a response: any of them may have been stored. */
  const unanswered: Form[] = [];
  const store = (form: Form, signal: AbortSignal) =>
    base ? change(form, base, signal) : add(form, key, signal);

  return {
    continueFrom(stored) {
      base = stored;
    },
    continueAsNew() {
      base = undefined;
    },
    async send(form, stop) {
      try {
        return await withinLimit(limitMs, stop, async (signal) => {
          try {
            return await store(form, signal);
          } catch (failure) {
            const stored = newerVersionIn(failure);
            // The newer version may be an own form that was stored without a response: the edit is then based on it.
            if (!stored || !unanswered.some((sent) => matches(stored, sent))) throw failure;
            base = stored;
            return await store(form, signal);
          }
        });
      } catch (failure) {
        if (!(failure instanceof ApiError) || failure.status >= 500) unanswered.push(form);
        throw failure;
      }
    },
  };
}
