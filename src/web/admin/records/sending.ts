import { ApiError } from "../../api-client.ts";
import { withinLimit } from "./time-limit.ts";

/** Timeout of storing a form, ms. */
const limitMs = 30_000;

/** The calls that store a record of a kind. */
export interface RecordCalls<Form, Stored> {
  /** @param key the same at every attempt: the server stores the record once */
  add(form: Form, key: string, signal: AbortSignal): Promise<Stored>;
  /** @param base the version that was edited: the server refuses to overwrite a newer one */
  change(form: Form, base: Stored, signal: AbortSignal): Promise<Stored>;
  /** The version that stands against a form, where that is why it was refused. */
  newer(failure: unknown): Stored | undefined;
  /** Returns true when a stored record has the content of a form. */
  holds(stored: Stored, form: Form): boolean;
}

export interface Sending<Form, Stored> {
  /**
   * Stores a form once, however often it is tried.
   * @throws ApiError when the server refuses; GivenUp, or the browser's own error, when there was no answer
   */
  send(form: Form, stop: AbortSignal): Promise<Stored>;
  /** From here on this version is edited, or overwritten. */
  goOnFrom(newer: Stored): void;
  /** The edited record was deleted: from here on a new one is added. */
  goOnAsNew(): void;
}

/** @param record the version that is edited; without it a new one is added, and `key` names all attempts to */
export function createSending<Form, Stored>(
  { add, change, newer, holds }: RecordCalls<Form, Stored>,
  record: Stored | undefined,
  key: string,
): Sending<Form, Stored> {
  let base = record;
  /** Forms that were sent without an answer: any of them may have been stored. */
  const unanswered: Form[] = [];
  const store = (form: Form, signal: AbortSignal) =>
    base ? change(form, base, signal) : add(form, key, signal);

  return {
    goOnFrom(stored) {
      base = stored;
    },
    goOnAsNew() {
      base = undefined;
    },
    async send(form, stop) {
      try {
        return await withinLimit(limitMs, stop, async (signal) => {
          try {
            return await store(form, signal);
          } catch (failure) {
            const stored = newer(failure);
            if (!stored || !unanswered.some((sent) => holds(stored, sent))) throw failure;
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
