-- Recipients of a mail that the mail server has refused for good while others are still waited for, and why; and how often it has so refused
-- all of those that are left.
alter table outbox add column refused text check (length(refused) <= 1000);
alter table outbox add column refusals integer not null default 0;
