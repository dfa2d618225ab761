import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type ChangeListener, isChangeTopic } from "./changes.ts";

/** The PostgreSQL channel on which instances notify each other of changes. */
export const changeChannel = "site_changes";

/** `application_name` in `pg_stat_activity`. */
export const listenerName = "site changes";

/** Together the longest time for which a change of another instance is missed after the network lost the connection, ms. */
const heartbeatMs = 5_000;
const responseTimeoutMs = 5_000;

/** Pauses between attempts to connect again, ms; the last one repeats. */
const retryPausesMs = [100, 250, 500, 1_000];

interface ListenOptions {
  url: string;
  notify: ChangeListener;
  onError: (failure: Error) => void;
}

/**
 * Listens for other instances' changes on a separate connection, and reconnects when it is lost. Notifications are lost
 * meanwhile, so listeners are notified of "everything" after each reconnection.
 * @throws when the first connection fails.
 */
export async function listenForChanges(options: ListenOptions): Promise<{ close(): Promise<void> }> {
  const stop = new AbortController();
  const listening = keepListening(await connect(options), options, stop.signal);
  return {
    async close() {
      stop.abort();
      await listening;
    },
  };
}

async function keepListening(first: pg.Client, options: ListenOptions, stop: AbortSignal): Promise<void> {
  let client: pg.Client | undefined = first;
  while (client) {
    await untilDisconnected(client, stop);
    client = await connectAgain(options, stop);
    if (client) options.notify("everything");
  }
}

async function connect({ url, notify, onError }: ListenOptions): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: listenerName,
    connectionTimeoutMillis: responseTimeoutMs,
    query_timeout: responseTimeoutMs,
    keepAlive: true,
  });
  client.on("error", onError);
  client.on("notification", ({ payload }) => notify(isChangeTopic(payload) ? payload : "everything"));
  try {
    await client.connect();
    await client.query(`listen ${changeChannel}`);
    return client;
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
}

/** @returns `undefined` when aborted. */
async function connectAgain(options: ListenOptions, stop: AbortSignal): Promise<pg.Client | undefined> {
  for (let attempt = 0; !stop.aborted; attempt++) {
    try {
      return await connect(options);
    } catch (error) {
      options.onError(error instanceof Error ? error : new Error(String(error)));
      const pauseMs = retryPausesMs[Math.min(attempt, retryPausesMs.length - 1)];
      await pause(pauseMs, undefined, { signal: stop, ref: false }).catch(() => undefined);
    }
  }
}

/** Resolves when the connection was closed by the server, a failed heartbeat or `stop`. */
async function untilDisconnected(client: pg.Client, stop: AbortSignal): Promise<void> {
  const disconnect = () => void client.end().catch(() => undefined);
  const heartbeat = setInterval(() => client.query("select 1").catch(disconnect), heartbeatMs).unref();
  stop.addEventListener("abort", disconnect, { once: true });
  await new Promise<void>((ended) => {
    client.once("end", ended);
    if (stop.aborted) disconnect();
  });
  stop.removeEventListener("abort", disconnect);
  clearInterval(heartbeat);
}
