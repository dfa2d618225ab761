import { useInfiniteQuery } from "@tanstack/react-query";
import type { Versions } from "#domain/records/record-snapshot.ts";

/** A place where two states of a record differ; "" for nothing. */
export interface RecordDifference {
  label: string;
  before: string;
  after: string;
}

/** A state that a record was in. */
export interface RecordState {
  /** ISO 8601, UTC; and the user name, where it is known. */
  storedAt: string;
  by: string | null;
  /** Identifies a state that can be brought back; none for the present one. */
  version?: number;
  /** From the state before. */
  changes: readonly RecordDifference[];
}

export interface History {
  /** Newest first, the present one included; `undefined` while they are loaded. */
  states: readonly RecordState[] | undefined;
  /** Number of the states before the present one that are kept. */
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

interface HistoryOptions<T> {
  queryKey: readonly unknown[];
  /** As it is stored. */
  present: T;
  /** Loads the versions before one, or the newest ones. */
  load: (before: number | undefined) => Promise<Versions<Version<T>>>;
  differences: (before: T, after: T) => RecordDifference[];
}

/** The history of a record, a part at a time: loaded anew whenever it is opened. */
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
  const states =
    data &&
    statesOf(
      present,
      data.pages.flatMap(({ versions }) => versions),
      differences,
    );
  return {
    // The changes of the last one are known with the next part only.
    states: hasNextPage ? states?.slice(0, -1) : states,
    total: data?.pages.at(-1)?.total ?? 0,
    hasFailed: isError,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => fetchNextPage(),
  };
}

/** The states of a record: a change keeps the record before it, and its author has stored the state that came after. */
export function statesOf<T extends { updatedAt: string }>(
  present: T,
  versions: readonly Version<T>[],
  differences: (before: T, after: T) => RecordDifference[],
): RecordState[] {
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
