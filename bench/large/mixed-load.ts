import type { Kind } from "../costs/kinds.ts";

export interface Answered {
  /** Responses by status; 503 refuses work while there is too much of it. */
  statuses: Record<number, number>;
}

/**
 * Sends requests of all kinds in turn on so many connections at once, each as soon as the last is answered.
 * @throws Error where a response is neither as it must be nor 503
 */
export async function mixedLoad(
  origin: string,
  kinds: readonly Kind[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Answered> {
  const statuses: Record<number, number> = {};
  const end = performance.now() + seconds * 1_000;
  let number = 0;
  async function client(): Promise<void> {
    while (performance.now() < end) {
      const { name, status, ask } = kinds[++number % kinds.length] as Kind;
      const { path, init } = ask(number);
      const response = await fetch(origin + path, {
        ...init,
        redirect: "manual",
        headers: { "accept-encoding": "br", "accept-language": "en", ...init?.headers },
      });
      await response.arrayBuffer();
      if (response.status !== status && response.status !== 503)
        throw new Error(`${name}: ${path} answered ${response.status} instead of ${status}.`);
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, client));
  return { statuses };
}
