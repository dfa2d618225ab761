import { newIdempotencyKey } from "../../idempotency-key.ts";

/** Store of an administrator's unsaved entries. Each open store has its own keys, so that tabs never overwrite each other. */
export interface UnsavedEntries {
  /** @returns whether the browser stored it: storage may be full or disabled */
  keep(name: string, value: unknown): boolean;
  forget(name: string): void;
  /** Moves entries of closed stores to this one: the newest of each name that `isWanted`. */
  restore(isWanted?: (name: string, value: unknown) => boolean): ReadonlyMap<string, unknown>;
  /** Closes the store, so that the next one can restore its entries. */
  release(): void;
  /** Opens it again, for a page that the browser restores from its back/forward cache. */
  reclaim(): void;
}

export interface UnsavedEntriesOptions {
  /** User name; another administrator in the same browser never sees these entries. */
  username: string;
  kind: string;
  storage?: Storage | undefined;
  /** Id of the tab; survives reloads. */
  tab?: string;
  now?: () => number;
}

interface StoredEntry {
  tab: string;
  isOpen: boolean;
  /** ms since 1970. */
  at: number;
  value: unknown;
}

const prefix = "unsaved:";
/** The page of a store that writes nothing is assumed to have crashed after this time, ms. If it has not, both stores hold the entry. */
const abandonedMs = 600_000;
/** Ids of the stores that are open in this document, one for each mounted form or editor. */
const openStores = new Set<string>();

export function openUnsavedEntries({
  username,
  kind,
  storage = browserStorage("localStorage"),
  tab = tabId(),
  now = Date.now,
}: UnsavedEntriesOptions): UnsavedEntries {
  const shared = sharedPrefix(username, kind);
  const storeId = newIdempotencyKey();
  const own = `${shared}${storeId}:`;
  openStores.add(storeId);
  const write = (key: string, stored: StoredEntry) =>
    attempt(() => {
      storage?.setItem(key, JSON.stringify(stored));
      return storage !== undefined;
    }) ?? false;
  const keysFrom = (start: string) => keysOf(storage).filter((key) => key.startsWith(start));
  const read = (key: string) => attempt(() => parsed(storage?.getItem(key) ?? null));
  const isAbandoned = (key: string, { isOpen, tab: writerTab, at }: StoredEntry) => {
    const [writerId = ""] = key.slice(shared.length).split(":", 1);
    if (writerId === storeId) return false;
    return !isOpen || (writerTab === tab && !openStores.has(writerId)) || now() - at > abandonedMs;
  };
  const setOpen = (isOpen: boolean) => {
    for (const key of keysFrom(own)) {
      const stored = read(key);
      if (stored) write(key, { ...stored, isOpen });
    }
  };
  const keep = (name: string, value: unknown) =>
    write(own + name, { tab, isOpen: openStores.has(storeId), at: now(), value });
  return {
    keep,
    forget: (name) => attempt(() => storage?.removeItem(own + name)),
    restore(isWanted = () => true) {
      const remaining = keysFrom(shared).flatMap((key) => {
        const stored = read(key);
        const name = nameIn(key, shared);
        return stored && isAbandoned(key, stored) && isWanted(name, stored.value)
          ? [{ key, name, stored }]
          : [];
      });
      const newestLast = remaining.toSorted((one, other) => one.stored.at - other.stored.at);
      // Older entries of a name stay in storage and are offered later, so that no text is lost.
      const adopted = new Map(newestLast.map((entry) => [entry.name, entry]));
      for (const { key, name, stored } of adopted.values()) {
        keep(name, stored.value);
        attempt(() => storage?.removeItem(key));
      }
      return new Map([...adopted].map(([name, { stored }]) => [name, stored.value]));
    },
    release() {
      openStores.delete(storeId);
      setOpen(false);
    },
    reclaim() {
      openStores.add(storeId);
      setOpen(true);
    },
  };
}

export function countUnsaved(username: string, storage = browserStorage("localStorage")): number {
  return keysOf(storage).filter((key) => key.startsWith(`${prefix}${encodeURIComponent(username)}:`)).length;
}

/** Returns entries of a kind that stores of this tab keep or closed ones left, by name; the newest of each name. */
export function unsavedValues(
  { username, kind }: Pick<UnsavedEntriesOptions, "username" | "kind">,
  {
    storage = browserStorage("localStorage"),
    // A tab without entries has no id and needs none to read.
    tab = knownTabId(),
  }: { storage?: Storage | undefined; tab?: string | undefined } = {},
): ReadonlyMap<string, unknown> {
  const shared = sharedPrefix(username, kind);
  const here = keysOf(storage).flatMap((key) => {
    if (!key.startsWith(shared)) return [];
    const stored = attempt(() => parsed(storage?.getItem(key) ?? null));
    const isHere = stored !== undefined && (!stored.isOpen || stored.tab === tab);
    return isHere ? [{ name: nameIn(key, shared), stored }] : [];
  });
  const newestLast = here.toSorted((one, other) => one.stored.at - other.stored.at);
  return new Map(newestLast.map(({ name, stored }) => [name, stored.value]));
}

export function discardUnsaved(username: string, storage = browserStorage("localStorage")): void {
  for (const key of keysOf(storage))
    if (key.startsWith(`${prefix}${encodeURIComponent(username)}:`)) attempt(() => storage?.removeItem(key));
}

/** Discards the entries of names, whose subject is erased, in every store and of every administrator. */
export function discardUnsavedNamed(
  kind: string,
  names: readonly string[],
  storage = browserStorage("localStorage"),
): void {
  for (const key of keysOf(storage)) {
    const [, , ofKind, , ...name] = key.startsWith(prefix) ? key.split(":") : [];
    if (ofKind === kind && names.includes(name.join(":"))) attempt(() => storage?.removeItem(key));
  }
}

function sharedPrefix(username: string, kind: string): string {
  return `${prefix}${encodeURIComponent(username)}:${kind}:`;
}

/** The name follows the store's id. */
function nameIn(key: string, shared: string): string {
  return key.slice(key.indexOf(":", shared.length) + 1);
}

function keysOf(storage: Storage | undefined): string[] {
  return (
    attempt(() => Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? "")) ?? []
  );
}

function parsed(text: string | null): StoredEntry | undefined {
  const stored: unknown = JSON.parse(text ?? "null");
  return typeof stored === "object" && stored !== null && "isOpen" in stored && "value" in stored
    ? (stored as StoredEntry)
    : undefined;
}

function tabId(): string {
  const known = knownTabId();
  if (known) return known;
  const id = newIdempotencyKey();
  attempt(() => browserStorage("sessionStorage")?.setItem(`${prefix}tab`, id));
  return id;
}

function knownTabId(): string | undefined {
  return attempt(() => browserStorage("sessionStorage")?.getItem(`${prefix}tab`)) ?? undefined;
}

function browserStorage(name: "localStorage" | "sessionStorage"): Storage | undefined {
  return attempt(() => globalThis[name]);
}

/** Storage may be full, disabled or written by another version: entries then last as long as their page. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
