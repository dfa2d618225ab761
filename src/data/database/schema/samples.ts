import type { SampleKind } from "#domain/start/start-calls.ts";

/** Sample data that were once offered to this database, so that deleted ones stay deleted. */
export interface SamplesTable {
  name: string;
  offeredAt: number;
}

export interface RemovedSamplesTable {
  kind: SampleKind;
  sample: string;
  removedAt: number;
}

export interface AcceptedSamplesTable {
  path: string;
  /** JSON of the content that was accepted. */
  content: string;
}
