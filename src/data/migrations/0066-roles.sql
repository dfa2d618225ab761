-- Roles of accounts; those of before may do everything, as they could.

alter table users add column role text not null default 'administrator'
  check (role in ('administrator', 'editor', 'sales'));
