import { type DestinationStream, type Logger, pino } from "pino";

/**
 * The log: one JSON object per line on the standard output. It holds no personal data: failures are logged with only their
 * type, message and stack, because a database puts whole rows into the other fields of its errors.
 * @param to where lines go instead
 */
export function createLogger({ logLevel }: { logLevel: string }, to?: DestinationStream): Logger {
  const options = {
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: failureFacts },
  };
  return to ? pino(options, to) : pino(options);
}

/** Facts of a failure for the log. Mail addresses in its message are masked: servers tend to repeat them. */
export function failureFacts(failure: unknown): object {
  if (!(failure instanceof Error))
    return { type: typeof failure, message: maskMailAddresses(String(failure)) };
  const { name, message, stack, cause } = failure;
  return {
    type: name,
    message: maskMailAddresses(message),
    ...("code" in failure ? { code: failure.code } : {}),
    ...(stack === undefined ? {} : { stack: maskMailAddresses(stack) }),
    ...(cause instanceof Error ? { cause: `${cause.name}: ${maskMailAddresses(cause.message)}` } : {}),
  };
}

function maskMailAddresses(text: string): string {
  return text.replaceAll(/(?<![^\s<>"'(),:;])[^\s<>"'(),:;]+@(?=[\w-]+\.)/g, "…@");
}
