-- Several administrators: whether a password was made up by the program, when somebody signed in last; and the
-- browsers in which an account has signed in before.

alter table users add column is_password_provisional integer not null default 0 check (is_password_provisional in (0, 1));
alter table users add column last_login_at bigint;

-- One browser may be known to several accounts.
create table known_devices (
  token_hash text not null check (length(token_hash) between 1 and 100),
  user_id integer not null references users (id) on delete cascade,
  expires_at bigint not null,
  primary key (token_hash, user_id)
);
create index known_devices_by_user on known_devices (user_id, expires_at);
