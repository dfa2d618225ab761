import { Socket } from "node:net";
import { type Dialect, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Tables } from "./schema.ts";
import { tellingAbsence } from "./unavailable.ts";

/** Connections of one instance; PostgreSQL allows 100 by default, for all instances together. */
const connections = 10;

/** Time to wait for a free connection, ms: a visitor should soon read that the database is away. */
const connectMs = 3_000;

/** Longest statement, ms, as the server counts; then as we count, for when the network swallows the answer. */
const statementMs = 10_000;
const answerMs = 12_000;

/** Idle connections are closed after this time, ms. */
const idleMs = 10_000;

/** A connection over which nothing has come or gone for this long has lost its other end, ms. */
const silenceMs = 15_000;

const timeLimits = {
  statement_timeout: statementMs,
  query_timeout: answerMs,
  idle_in_transaction_session_timeout: answerMs,
  stream: impatientSocket,
};

interface PoolOptions {
  onError: (trouble: Error) => void;
  /** Without time limits on statements; for work done at start. */
  unhurried?: boolean;
  /** Adds to what the dialect does. */
  wrap?: (dialect: Dialect) => Dialect;
}

/**
 * Opens a pool of connections to a PostgreSQL server. Connects when first used. Names are as they are stored; `named`
 * gives those of the code.
 */
export function openPool(
  url: string,
  { onError, unhurried = false, wrap = (dialect) => dialect }: PoolOptions,
): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "site",
    max: connections,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    types: { getTypeParser },
    ...(unhurried ? {} : timeLimits),
  });
  // Any connection may be cut at any time, idle or at work; the pool replaces it. Without these listeners the
  // event would end the program.
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  return new Kysely<Tables>({ dialect: wrap(tellingAbsence(new PostgresDialect({ pool }))) });
}

/** Without it a connection that no longer answers would be handed out again and again. */
function impatientSocket(): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => {
    const silence = new Error(`PostgreSQL has not answered for ${silenceMs} ms`);
    socket.destroy(Object.assign(silence, { code: "ETIMEDOUT" }));
  });
}

/** Counts and times are int8 (oid 20) and fit in a number; pg would make strings of them. */
function getTypeParser(oid: number, format?: "text" | "binary") {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);
}
