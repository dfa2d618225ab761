import { Socket } from "node:net";
import { type Dialect, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Tables } from "./schema.ts";
import { mapToUnavailable } from "./unavailable.ts";

/** For one instance; PostgreSQL allows 100 by default, for all instances together. */
const maxConnections = 10;

/** Short, so that a visitor soon learns that the database is unavailable. */
const connectTimeoutMs = 3_000;

/** Timeout of the server; ours is longer, for responses that the network loses. */
const statementTimeoutMs = 10_000;
const queryTimeoutMs = 12_000;

const idleMs = 10_000;

/** Time without traffic after which a connection counts as lost, ms. */
const socketIdleMs = 15_000;

const timeouts = {
  statement_timeout: statementTimeoutMs,
  query_timeout: queryTimeoutMs,
  idle_in_transaction_session_timeout: queryTimeoutMs,
  stream: socketWithIdleTimeout,
};

interface PoolOptions {
  onError: (failure: Error) => void;
  /** For migrations and backups, which take long. */
  withoutTimeouts?: boolean;
  wrap?: (dialect: Dialect) => Dialect;
}

/**
 * Opens a pool of connections to a PostgreSQL server. Connects when first used. Names are those of the database;
 * see `withCamelCase`.
 */
export function openPool(
  url: string,
  { onError, withoutTimeouts = false, wrap = (dialect) => dialect }: PoolOptions,
): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "site",
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    types: { getTypeParser },
    ...(withoutTimeouts ? {} : timeouts),
  });
  // The pool replaces a lost connection. Without listeners its error event would end the process.
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  return new Kysely<Tables>({ dialect: wrap(mapToUnavailable(new PostgresDialect({ pool }))) });
}

/** The pool would reuse a connection that no longer answers. */
function socketWithIdleTimeout(): Socket {
  const socket = new Socket();
  return socket.setTimeout(socketIdleMs, () => {
    const failure = new Error(`PostgreSQL has not answered for ${socketIdleMs} ms`);
    socket.destroy(Object.assign(failure, { code: "ETIMEDOUT" }));
  });
}

/** Counts and times are int8 and fit in a number; pg parses them as strings. */
function getTypeParser(oid: number, format?: "text" | "binary") {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);
}
