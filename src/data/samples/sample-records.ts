import type { Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";

/** Sample records of one kind, each known by a name of its own. What somebody has edited is no sample any more. */
export interface SampleRecords {
  /** All that the program has, in the order in which the first start stores them. */
  names: readonly string[];
  /** Those that are stored as the program brought them, by their names. */
  unedited(trx: Transaction<Tables>): Promise<ReadonlyMap<string, number>>;
  /** Whether a record of this name is stored, edited or not. */
  isStored(trx: Transaction<Tables>, sample: string): Promise<boolean>;
  remove(trx: Transaction<Tables>, id: number): Promise<void>;
  /** Stores a sample of the program as at the first start. */
  insert(trx: Transaction<Tables>, sample: string): Promise<void>;
}
