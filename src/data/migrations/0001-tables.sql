-- Portable SQL for SQLite and PostgreSQL; see migrate.ts for {id}, {blob} and the engine blocks.
-- Never change a migration that has been merged: add another.

create table users (
  id {id},
  username text not null unique check (length(username) between 1 and 100),
  password text not null check (length(password) between 1 and 500)
);

create table session (
  sid text primary key check (length(sid) between 1 and 200),
  sess text not null check (length(sess) <= 20000),
  expire bigint not null
);
create index session_by_expiry on session (expire);

create table contact_inquiries (
  id {id},
  company text not null check (length(company) between 1 and 200),
  name text not null check (length(name) between 1 and 100),
  phone text not null check (length(phone) between 1 and 40),
  email text not null check (length(email) between 1 and 254),
  product_type text check (length(product_type) between 1 and 40),
  message text not null check (length(message) between 1 and 5000),
  created_at bigint not null
);
create index contact_inquiries_newest on contact_inquiries (created_at desc, id desc);

create table products (
  id {id},
  name text not null check (length(name) between 1 and 200),
  category text not null check (category in ('industrial', 'package', 'bac')),
  description text not null check (length(description) <= 10000),
  specifications text check (length(specifications) <= 10000),
  image_url text check (length(image_url) between 1 and 500),
  catalog_url text check (length(catalog_url) between 1 and 500),
  is_active integer not null default 1 check (is_active in (0, 1))
);
create index products_shown on products (is_active, category, id);

create table projects (
  id {id},
  title text not null check (length(title) between 1 and 300),
  description text not null check (length(description) <= 10000),
  client_company text not null check (length(client_company) between 1 and 200),
  country text not null check (length(country) between 1 and 100),
  city text check (length(city) between 1 and 100),
  capacity text check (length(capacity) between 1 and 100),
  cooling_tower_type text not null check (cooling_tower_type in ('industrial', 'package', 'bac')),
  project_year integer check (project_year between 1900 and 2200),
  image_url text check (length(image_url) between 1 and 500),
  created_at bigint not null,
  search_text text not null
);
create index projects_newest on projects (created_at desc, id desc);
create index projects_by_country on projects (country, city);
create index projects_by_type on projects (cooling_tower_type, created_at desc, id desc);

create table project_tags (
  project_id integer not null references projects (id) on delete cascade,
  tag text not null check (length(tag) between 1 and 60),
  position integer not null check (position between 0 and 99),
  primary key (project_id, tag)
);
create index project_tags_by_tag on project_tags (tag, project_id);

create table images (
  name text primary key check (length(name) between 1 and 200),
  content_type text not null check (length(content_type) between 1 and 100),
  bytes {blob} not null check (length(bytes) between 1 and 1048576),
  created_at bigint not null
);
-- @postgres
-- WebP does not get smaller: keep it as it is instead of trying to compress every upload.
alter table images alter column bytes set storage external;
-- @end

create table samples (
  name text primary key check (length(name) between 1 and 100),
  offered_at bigint not null
);
