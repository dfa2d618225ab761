-- One row that is written over and over to find out whether anything can be stored.

create table write_probes (
  id integer not null primary key check (id = 1),
  written_at bigint not null,
  -- As large as a short inquiry, so that a disk with room for a few bytes counts as full.
  filling {blob} not null
);
