-- JSON of `ProductOption`s: versions and materials in which a series is made.

alter table products add column options text not null default '[]' check (length(options) <= 200000);
