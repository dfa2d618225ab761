import { ApiError } from "../../api-client.ts";

/** Asks for the password or a code. @returns false if canceled */
type RequestReauthentication = () => Promise<boolean>;

let requestReauthentication: RequestReauthentication | undefined;
let pending: Promise<boolean> | undefined;

/** Registers the dialog. @returns unregisters it */
export function provideReauthentication(request: RequestReauthentication): () => void {
  requestReauthentication = request;
  return () => {
    if (requestReauthentication === request) requestReauthentication = undefined;
  };
}

/**
 * Makes a call, and repeats it after re-authentication if the server requires that. Simultaneous calls share one
 * dialog.
 * @throws the refusal when the dialog is canceled
 */
export async function withReauthentication<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (failure) {
    if (!isReauthenticationMissing(failure) || !requestReauthentication) throw failure;
    pending ??= requestReauthentication().finally(() => {
      pending = undefined;
    });
    if (!(await pending)) throw failure;
    return call();
  }
}

function isReauthenticationMissing(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 403 && failure.json.needsProof === true;
}
