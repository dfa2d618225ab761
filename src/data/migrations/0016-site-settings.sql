-- Switches of the site as a whole, which hold at once and are not published, such as that it is not public yet.

create table site_settings (
  name text primary key check (length(name) between 1 and 60),
  -- JSON.
  value text not null check (length(value) between 1 and 4000)
);

-- Sample records that the administrator has removed and may bring back; the program still has them.
create table removed_samples (
  kind text not null check (length(kind) between 1 and 40),
  -- What the program knows the sample by.
  sample text not null check (length(sample) between 1 and 300),
  removed_at bigint not null,
  primary key (kind, sample)
);
