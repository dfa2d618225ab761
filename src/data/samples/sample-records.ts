import type { Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";

/** Sample records of one kind, each known by a name of its own. What somebody has edited is no sample any more. */
export interface SampleRecords {
  /** All that the program has, in the order in which the first start stores them. */
  names: readonly string[];
  /** Name of a sample on the pages. */
  titleOf(sample: string): string;
  /** Unedited samples in the database, by name. */
  unedited(trx: Transaction<Tables>): Promise<ReadonlyMap<string, number>>;
  /** Returns true when a record of this name is stored, edited or not. */
  isStored(trx: Transaction<Tables>, sample: string): Promise<boolean>;
  remove(trx: Transaction<Tables>, id: number): Promise<void>;
  /** Stores a sample of the program as at the first start. */
  insert(trx: Transaction<Tables>, sample: string): Promise<void>;
}
