-- Blocks below a built-in page are a record, too. Its address is the Korean path of the page, which has one such record.

drop index own_pages_by_address;
alter table own_pages rename column kind to former_kind;
alter table own_pages add column kind text not null default 'page' check (kind in ('page', 'news', 'builtIn'));
update own_pages set kind = former_kind;
alter table own_pages drop column former_kind;
create unique index own_pages_by_address on own_pages (kind, address);
create unique index own_pages_built_in on own_pages (draft_address) where kind = 'builtIn' and deleted_at is null;
