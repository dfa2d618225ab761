export interface SiteSettingsTable {
  name: string;
  /** JSON. */
  value: string;
}

/** Records that were added under an Idempotency-Key. */
export interface AdditionsTable {
  fingerprint: string;
  recordId: number;
  addedAt: number;
}

export interface RateLimitsTable {
  name: string;
  taken: number;
  endsAt: number;
}

export interface WriteProbesTable {
  /** 1. */
  id: number;
  writtenAt: number;
  filling: Uint8Array;
}
