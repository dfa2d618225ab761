-- Pages and news of the company's own: the draft that is edited, and what visitors see of it.

create table own_pages (
  id {id},
  kind text not null check (kind in ('page', 'news')),
  -- JSON of a `OwnPageContent`.
  draft text not null check (length(draft) between 2 and 1000000),
  draft_address text not null check (length(draft_address) <= 60),
  -- The same as it was published; null while visitors do not see the page. `summary` is it without its blocks.
  live text check (length(live) between 2 and 1000000),
  summary text check (length(summary) between 2 and 20000),
  address text check (length(address) between 1 and 60),
  published_at bigint,
  -- When it will be published, and the user name of who has planned it.
  publish_at bigint,
  publish_by text check (length(publish_by) between 1 and 100),
  updated_at bigint not null,
  updated_by text check (length(updated_by) between 1 and 100),
  deleted_at bigint,
  deleted_by text check (length(deleted_by) between 1 and 100)
);
create unique index own_pages_by_address on own_pages (kind, address);
create index own_pages_due on own_pages (publish_at);

-- Addresses that a page has had; they lead to the one that it has.
create table own_page_addresses (
  kind text not null check (kind in ('page', 'news')),
  address text not null check (length(address) between 1 and 60),
  page_id integer not null references own_pages (id) on delete cascade,
  primary key (kind, address)
);
create index own_page_addresses_by_page on own_page_addresses (page_id);

create table own_page_versions (
  id {id},
  page_id integer not null references own_pages (id) on delete cascade,
  -- JSON of a `OwnPageContent`.
  record text not null check (length(record) between 2 and 1000000),
  published_at bigint not null,
  published_by text check (length(published_by) between 1 and 100)
);
create index own_page_versions_by_page on own_page_versions (page_id, id desc);
