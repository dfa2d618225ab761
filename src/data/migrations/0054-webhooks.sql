-- Addresses of other programs that are called with what happens to inquiries, and the calls.

create table webhooks (
  id {id},
  name text not null check (length(name) between 1 and 100),
  -- Both sealed: the address of a chat room is a secret as well.
  address text not null check (length(address) between 1 and 4000),
  secret text not null check (length(secret) between 1 and 500),
  created_at bigint not null
);

create table webhook_deliveries (
  id {id},
  webhook_id integer not null references webhooks (id) on delete cascade,
  -- Null for a test.
  inquiry_id integer references contact_inquiries (id) on delete cascade,
  event text not null check (event in ('inquiry.received', 'inquiry.status', 'test')),
  -- State of the inquiry at the event.
  status text check (length(status) <= 20),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  created_at bigint not null,
  due_at bigint not null,
  -- Until then an instance is calling; 0 when none is.
  leased_until bigint not null default 0,
  settled_at bigint,
  -- HTTP status of the last answer, and what was wrong with it or with the way to it.
  answer integer,
  trouble text check (length(trouble) <= 300)
);
create index webhook_deliveries_due on webhook_deliveries (state, due_at);
create index webhook_deliveries_of on webhook_deliveries (webhook_id, id);
create index webhook_deliveries_about on webhook_deliveries (inquiry_id);
