-- What a product was before each change, and what it was when it was deleted: the latter is the trash. A version outlives
-- its product, so it does not refer to it. Pictures and documents that a version names are kept with it.

create table product_versions (
  id {id},
  product_id integer not null,
  -- JSON of a `KeptProduct`.
  record text not null check (length(record) between 2 and 700000),
  changed_at bigint not null,
  -- User name.
  changed_by text check (length(changed_by) between 1 and 100),
  is_deletion integer not null default 0 check (is_deletion in (0, 1)),
  -- Place among the products when it was deleted.
  position integer not null default 0
);
create index product_versions_by_product on product_versions (product_id, id desc);
create index product_versions_deleted on product_versions (is_deletion, changed_at desc, id desc);
