import { isUnavailable } from "#domain/unavailable.ts";

/** Failures whose own words say what to do. */
const explained = new Set<unknown>(["DATABASE_NOT_OPENED", "DATABASE_NEWER", "SECRET_KEY_MISSING"]);

/**
 * Returns the message for a start that failed for a reason that the operator can correct.
 * @returns `undefined` for a surprise, which is shown with its stack.
 */
export function startProblem(
  failure: unknown,
  { host, port }: { host: string; port: number },
): string | undefined {
  if (!(failure instanceof Error)) return undefined;
  const code = "code" in failure ? failure.code : undefined;
  const isListening = "syscall" in failure && failure.syscall === "listen";
  if (isListening && code === "EADDRINUSE")
    return `Port ${port} is taken by another program. Stop that one, or set PORT to another port.`;
  if (isListening)
    return `The server cannot listen on ${host}:${port} (${code}). Set HOST and PORT to others.`;
  if ("hostname" in failure && failure.hostname === host)
    return `HOST "${host}" is no address of this machine (${code}). Set it to one without a port, such as 127.0.0.1 or ::1.`;
  const isExplained = isUnavailable(failure) || explained.has(code);
  return isExplained ? failure.message : undefined;
}
