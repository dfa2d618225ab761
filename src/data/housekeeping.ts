interface Purgeable {
  purge(): Promise<void>;
}

/** Work that keeps the database from filling up with what is over. */
export interface Housekeeping {
  /** Every part is tried; @throws the first failure. */
  run(): Promise<void>;
}

export function createHousekeeping(parts: readonly Purgeable[]): Housekeeping {
  return {
    async run() {
      const failures: unknown[] = [];
      for (const part of parts) await part.purge().catch((failure: unknown) => failures.push(failure));
      if (failures.length > 0) throw failures[0];
    },
  };
}
