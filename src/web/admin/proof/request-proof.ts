import { ApiError } from "../../api-client.ts";

/** Asks the administrator for the password or a code. @returns whether it was proved, and not cancelled */
type RequestProof = () => Promise<boolean>;

let requestProof: RequestProof | undefined;
let pending: Promise<boolean> | undefined;

/** Sets the dialog that asks for a proof. @returns the function that removes it */
export function provideProof(request: RequestProof): () => void {
  requestProof = request;
  return () => {
    if (requestProof === request) requestProof = undefined;
  };
}

/**
 * Makes a call, and makes it once more after a proof where the server refuses it for want of one. Calls at the same time share one
 * dialog.
 * @throws the refusal when the dialog is cancelled
 */
export async function withProof<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (failure) {
    if (!isProofMissing(failure) || !requestProof) throw failure;
    pending ??= requestProof().finally(() => {
      pending = undefined;
    });
    if (!(await pending)) throw failure;
    return call();
  }
}

function isProofMissing(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 403 && failure.json.needsProof === true;
}
