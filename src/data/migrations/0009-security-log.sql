-- Who tried what from where, with whole addresses, for days and not for years.

create table security_log (
  id {id},
  event text not null check (length(event) between 1 and 60),
  account text check (length(account) between 1 and 100),
  address text check (length(address) between 1 and 64),
  first_at bigint not null,
  last_at bigint not null,
  times integer not null check (times >= 1),
  -- What has this in common is counted in one row; null for what stands by itself.
  merged_by text unique check (length(merged_by) between 1 and 300)
);
create index security_log_by_time on security_log (last_at);
create index security_log_by_event on security_log (event, id);
