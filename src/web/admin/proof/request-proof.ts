import { ApiError } from "../../api-client.ts";

/** Asks for the password or a code. @returns false if canceled */
type RequestProof = () => Promise<boolean>;

let requestProof: RequestProof | undefined;
let pending: Promise<boolean> | undefined;

/** Registers the dialog. @returns unregisters it */
export function provideProof(request: RequestProof): () => void {
  requestProof = request;
  return () => {
    if (requestProof === request) requestProof = undefined;
  };
}

/**
 * Makes a call, and repeats it after re-authentication if the server requires that. Simultaneous calls share one
 * dialog.
 * @throws the refusal when the dialog is canceled
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
