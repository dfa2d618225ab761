/** Divides ids into parts of a size: databases limit the parameters of a query, and a long one of SQLite holds up every other. */
export function batchesOf(ids: readonly number[], size: number): number[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  );
}
