/** Chromium's debugging protocol on one connection. Messages are as its documentation has them, and not checked. */
export interface Protocol {
  /** @throws Error with Chromium's own words when it refuses. */
  send(method: string, parameters: object, sessionId?: string): Promise<Message>;
  on(event: string, tell: (parameters: Message) => void): void;
  close(): void;
}

// biome-ignore lint/suspicious/noExplicitAny: the protocol has thousands of messages, and few are used.
type Message = any;

export async function connect(address: string): Promise<Protocol> {
  const socket = new WebSocket(address);
  const listeners = new Map<string, (parameters: Message) => void>();
  const waiting = new Map<number, { resolve(result: Message): void; reject(reason: Error): void }>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result, error, method, params } = JSON.parse(String(data));
    if (method !== undefined) listeners.get(method)?.(params);
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  await new Promise((opened, failed) => {
    socket.addEventListener("open", opened);
    socket.addEventListener("error", failed);
  });
  let sent = 0;
  return {
    send(method, params, sessionId) {
      sent += 1;
      const id = sent;
      socket.send(JSON.stringify({ id, method, params, sessionId }));
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
      });
    },
    on(event, tell) {
      listeners.set(event, tell);
    },
    close: () => socket.close(),
  };
}
