import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type ChangeListener, isChangeTopic } from "./changes.ts";

/** The PostgreSQL channel on which instances notify each other of changes. */
export const changeChannel = "site_changes";

/** Name of this connection in `pg_stat_activity`. */
export const listenerName = "site changes";

/**
 * Interval of the heartbeat, and its timeout, ms: the longest time for which another instance's change may stay
 * unseen after the network lost the connection.
 */
const heartbeatMs = 5_000;
const answerMs = 5_000;

/** Pauses between attempts to connect again, ms; the last one repeats. */
const retryPausesMs = [100, 250, 500, 1_000];

interface ListenOptions {
  url: string;
  tell: ChangeListener;
  onError: (trouble: Error) => void;
}

/**
 * Listens for other instances' changes on a connection of its own, and connects again whenever that is lost.
 * Notifications of that time are lost, so subscribers are then notified that everything changed.
 * @throws when the first connection fails.
 */
export async function listenForChanges(options: ListenOptions): Promise<{ close(): Promise<void> }> {
  const stop = new AbortController();
  const following = follow(await connect(options), options, stop.signal);
  return {
    async close() {
      stop.abort();
      await following;
    },
  };
}

async function follow(first: pg.Client, options: ListenOptions, stop: AbortSignal): Promise<void> {
  let client: pg.Client | undefined = first;
  while (client) {
    await lost(client, stop);
    client = await connectAgain(options, stop);
    if (client) options.tell("everything");
  }
}

async function connect({ url, tell, onError }: ListenOptions): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: listenerName,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    keepAlive: true,
  });
  client.on("error", onError);
  client.on("notification", ({ payload }) => tell(isChangeTopic(payload) ? payload : "everything"));
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

/** Resolves once the connection has ended: by the other side, by a missed heartbeat, or because we stop. */
async function lost(client: pg.Client, stop: AbortSignal): Promise<void> {
  const hangUp = () => void client.end().catch(() => undefined);
  const heartbeat = setInterval(() => client.query("select 1").catch(hangUp), heartbeatMs).unref();
  stop.addEventListener("abort", hangUp, { once: true });
  await new Promise<void>((ended) => {
    client.once("end", ended);
    if (stop.aborted) hangUp();
  });
  stop.removeEventListener("abort", hangUp);
  clearInterval(heartbeat);
}
