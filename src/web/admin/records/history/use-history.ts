import { useInfiniteQuery } from "@tanstack/react-query";
import type { Versions } from "#domain/records/record-snapshot.ts";

/** A field in which two versions of a record differ; "" for none. */
export interface RecordDifference {
  label: string;
  before: string;
  after: string;
}

export interface HistoryEntry {
  /** ISO 8601, UTC; and the user name, if known. */
  storedAt: string;
  by: string | null;
  /** Id for reverting to it; missing for the present version. */
  version?: number;
  changes: readonly RecordDifference[];
}

export interface History {
  /** Newest first, including the present one; `undefined` while loading. */
  entries: readonly HistoryEntry[] | undefined;
  /** Number of stored versions before the present one. */
  total: number;
  hasFailed: boolean;
  retry: () => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => Promise<unknown>;
}

interface Version<T> {
  id: number;
  changedBy: string | null;
  record: T;
}

export interface HistoryOptions<T> {
  queryKey: readonly unknown[];
  present: T;
  load: (before: number | undefined) => Promise<Versions<Version<T>>>;
  differences: (before: T, after: T) => RecordDifference[];
}

/** History of a record, loaded in parts and refetched whenever it is opened. */
export function useHistory<T extends { updatedAt: string }>({
  queryKey,
  present,
  load,
  differences,
}: HistoryOptions<T>): History {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ versions, total }, pages) =>
      pages.flatMap((page) => page.versions).length < total ? versions.at(-1)?.id : undefined,
    gcTime: 0,
  });
  const entries =
    data &&
    historyEntries(
      present,
      data.pages.flatMap(({ versions }) => versions),
      differences,
    );
  return {
    // The changes of the oldest loaded version require the next part.
    entries: hasNextPage ? entries?.slice(0, -1) : entries,
    total: data?.pages.at(-1)?.total ?? 0,
    hasFailed: isError,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => fetchNextPage(),
  };
}

/** A stored version is the record before a change; its author made the version that followed. */
export function historyEntries<T extends { updatedAt: string }>(
  present: T,
  versions: readonly Version<T>[],
  differences: (before: T, after: T) => RecordDifference[],
): HistoryEntry[] {
  const records = [present, ...versions.map(({ record }) => record)];
  return records.map((record, index) => {
    const before = records[index + 1];
    const version = versions[index - 1]?.id;
    return {
      storedAt: record.updatedAt,
      by: versions[index]?.changedBy ?? null,
      ...(version === undefined ? {} : { version }),
      changes: before ? differences(before, record) : [],
    };
  });
}
