-- What the administrator's area needs: sessions by account, a second factor, resets, the log, limits; and what
-- an edited project carries.

alter table session add column user_id integer references users (id) on delete cascade;
create index session_by_user on session (user_id, expire);

create table second_factors (
  user_id integer primary key references users (id) on delete cascade,
  secret text not null check (length(secret) between 16 and 100),
  confirmed_at bigint,
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id integer not null references users (id) on delete cascade,
  code_hash text not null check (length(code_hash) between 1 and 100),
  primary key (user_id, code_hash)
);

create table password_resets (
  token_hash text primary key check (length(token_hash) between 1 and 100),
  user_id integer not null references users (id) on delete cascade,
  expires_at bigint not null
);

create table audit_log (
  id {id},
  happened_at bigint not null,
  event text not null check (length(event) between 1 and 60),
  account text check (length(account) between 1 and 100),
  detail text check (length(detail) between 1 and 500),
  address text check (length(address) between 1 and 60)
);
create index audit_log_by_time on audit_log (happened_at);

create table rate_limits (
  name text primary key check (length(name) between 1 and 200),
  taken integer not null check (taken >= 0),
  ends_at bigint not null
);
create index rate_limits_by_end on rate_limits (ends_at);

alter table projects add column title_en text check (length(title_en) between 1 and 300);
alter table projects add column description_en text check (length(description_en) between 1 and 10000);
alter table projects add column client_company_en text check (length(client_company_en) between 1 and 200);
alter table projects add column city_en text check (length(city_en) between 1 and 100);
alter table projects add column updated_at bigint not null default 0;
update projects set updated_at = created_at;
create index projects_by_picture on projects (image_url);
