import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";

/** A temporary PostgreSQL server for a test run, or the reason why there is none. */
export type PostgresCluster = RunningCluster | { kind: "absent"; why: string };

export interface RunningCluster {
  kind: "running";
  url: string;
  /** Stops the server: cleanly, or as a crash without a last checkpoint. */
  down(how: "in order" | "crashing"): Promise<void>;
  /** Restarts it and waits until it accepts connections. */
  up(): Promise<void>;
  stop(): Promise<void>;
}

/** Template that suites copy: migrating a database takes longer than most of their tests. */
export const migratedDatabase = "migrated";

/** Debian's folder of each version's server programs. */
const versions = "/usr/lib/postgresql";

const timeoutMs = 30_000;

/** No TCP: no other user can connect, no port can be taken. */
const settings = ["listen_addresses=", "max_connections=100"];

/** Durability costs time, and a test run has no data to lose. */
const withoutDurability = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "autovacuum=off",
  "shared_buffers=8MB",
];

/**
 * A shell that runs the server and reads commands, one per line: "start", or a signal to stop it with. Its input also
 * ends when the test run is killed, so that no server and no folder remains.
 */
const serverScript = `
start() { "$@" > /dev/null & server=$!; }
start "$@"
while read -r order; do
  if [ "$order" = start ]; then start "$@"; else kill -"$order" "$server"; wait "$server"; fi
  echo done
done
kill -INT "$server"; wait "$server"; rm -rf "$FOLDER"`;

const endings = { "in order": "INT", crashing: "QUIT" } as const;

/** Starts a temporary PostgreSQL cluster. @param durable whether commits must survive a crash of the server */
export async function startPostgresCluster({ durable = false } = {}): Promise<PostgresCluster> {
  const programs = await newestPrograms();
  if (!programs) return { kind: "absent", why: `no PostgreSQL server programs in ${versions}/*/bin` };
  const user = await unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), "site-postgres-"));
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const initdb = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
  await promisify(execFile)(join(programs, "initdb"), initdb, { ...user, cwd: folder });
  const chosen = durable ? settings : [...settings, ...withoutDurability];
  const options = ["-D", data, "-k", folder, ...chosen.flatMap((setting) => ["-c", setting])];
  const { order, stop } = startServer([join(programs, "postgres"), ...options], folder, user);
  const url = `postgres://postgres@localhost/postgres?host=${folder}`;
  await waitForResponse(url).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    kind: "running",
    url,
    down: (how) => order(endings[how]),
    async up() {
      await order("start");
      await waitForResponse(url);
    },
    stop,
  };
}

export function databaseIn(clusterUrl: string, name: string): { url: string } {
  return { url: clusterUrl.replace("/postgres?", `/${name}?`) };
}

/** Runs a statement such as CREATE DATABASE. */
export async function administer(clusterUrl: string, statement: string): Promise<void> {
  await connected(clusterUrl, (client) => client.query(statement));
}

async function connected<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return act(client).finally(() => client.end());
}

/**
 * Connects to a migrated database for the lifetime of the worker: a new connection costs PostgreSQL more than
 * emptying the tables, mostly the first access to each.
 * @returns empties the database and returns whether it is in the migrated state; false while others are connected or
 * after a test changed the schema
 */
export async function openEmptier(url: string): Promise<() => Promise<boolean>> {
  const client = new pg.Client({ connectionString: url });
  // A test may end every connection of its database; the next call fails then.
  client.on("error", () => undefined);
  await client.connect();
  const migratedShape = await readShape(client);
  return async () => {
    // Closed connections end a moment later.
    for (let time = 0; await isConnectedElsewhere(client); time++) {
      if (time === 40) return false;
      await pause(5);
    }
    if ((await readShape(client)) !== migratedShape) return false;
    await client.query(deleteAllRows);
    return true;
  };
}

async function isConnectedElsewhere(client: pg.Client): Promise<boolean> {
  return (await client.query(othersConnected)).rows.length > 0;
}

/** A text that changes with tables, columns or triggers. */
async function readShape(client: pg.Client): Promise<string> {
  const { rows } = await client.query(shape);
  return rows[0].shape;
}

const shape = `select
  (select md5(string_agg(concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull), ',' order by attrelid, attnum))
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace)
  || (select count(*) from pg_trigger where not tgisinternal) as shape`;

const othersConnected = `select pid from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

const deleteAllRows = `do $$
declare name text;
begin
  set local session_replication_role = replica;
  for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' loop
    execute format('delete from %I', name);
  end loop;
  for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
    execute format('alter sequence %I restart', name);
  end loop;
end $$`;

type User = { uid: number; gid: number };

interface ServerShell {
  /** Resolves after the command was executed. */
  order(order: string): Promise<void>;
  stop(): Promise<void>;
}

function startServer(command: readonly string[], folder: string, user?: User): ServerShell {
  const shell = spawn("/bin/sh", ["-c", serverScript, "sh", ...command], {
    ...user,
    cwd: folder,
    env: { ...process.env, FOLDER: folder },
    stdio: ["pipe", "pipe", "ignore"],
    detached: true,
  });
  const exited = once(shell, "exit");
  return {
    async order(order) {
      const done = once(shell.stdout, "data");
      shell.stdin.write(`${order}\n`);
      await done;
    },
    async stop() {
      shell.stdin.end();
      await exited;
    },
  };
}

async function newestPrograms(): Promise<string | undefined> {
  const found = await readdir(versions).catch(() => []);
  const newest = found.sort((a, b) => Number(a) - Number(b)).at(-1);
  return newest && join(versions, newest, "bin");
}

/** PostgreSQL refuses to run as root; it then runs as "postgres" or "nobody". */
async function unprivilegedUser(): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  const user = ["postgres", "nobody"].flatMap((name) => users.filter((fields) => fields[0] === name))[0];
  if (!user)
    throw new Error('PostgreSQL cannot run as root. Add a user "postgres" or run the tests as another user.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

async function waitForResponse(url: string): Promise<void> {
  const giveUp = Date.now() + timeoutMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > giveUp) throw error;
      await pause(50);
    }
  }
}
