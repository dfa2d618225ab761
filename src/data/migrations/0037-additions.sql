-- Records that were added under an Idempotency-Key, so that a repeated request finds the record instead of adding it again.

create table additions (
  -- Hash of the key and of the kind of record.
  fingerprint text not null primary key check (length(fingerprint) between 1 and 100),
  record_id integer not null,
  added_at bigint not null
);
create index additions_by_time on additions (added_at);
