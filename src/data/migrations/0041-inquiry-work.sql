-- How an inquiry is worked: its state, who is responsible, when to act next, its value, its history and the answers sent.

-- Answered inquiries were finished work for the staff; who answered them, and when, stays.
alter table contact_inquiries add column work_status text not null default 'new'
  check (work_status in ('new', 'in-progress', 'quoted', 'won', 'lost', 'archived', 'set-aside', 'spam'));
update contact_inquiries set work_status = case status when 'answered' then 'archived' else status end;
drop index contact_inquiries_by_status;
alter table contact_inquiries drop column status;
alter table contact_inquiries rename column work_status to status;
create index contact_inquiries_by_status on contact_inquiries (status, created_at desc, id desc);

-- User name.
alter table contact_inquiries add column responsible text check (length(responsible) between 1 and 100);
-- Day in Korea, as 2026-03-02.
alter table contact_inquiries add column next_on text check (length(next_on) = 10);
-- Value of the order, KRW.
alter table contact_inquiries add column value_krw bigint check (value_krw between 0 and 9000000000000);
-- Path of the page that it was sent from.
alter table contact_inquiries add column page text check (length(page) between 1 and 300);

create table inquiry_events (
  id {id},
  inquiry_id integer not null references contact_inquiries (id) on delete cascade,
  happened_at bigint not null,
  -- User name.
  account text not null check (length(account) between 1 and 100),
  kind text not null check (kind in ('status', 'responsible', 'next', 'value')),
  before text check (length(before) <= 100),
  after text check (length(after) <= 100)
);
create index inquiry_events_of on inquiry_events (inquiry_id, id);

create table inquiry_replies (
  inquiry_id integer not null references contact_inquiries (id) on delete cascade,
  reply_key text not null check (length(reply_key) between 1 and 100),
  author text not null check (length(author) between 1 and 100),
  sent_at bigint not null,
  subject text not null check (length(subject) between 1 and 300),
  body text not null check (length(body) between 1 and 20000),
  -- JSON: names and sizes of the files that went along.
  files text not null check (length(files) <= 5000),
  primary key (inquiry_id, reply_key)
);

-- Texts that the staff insert into an answer.
create table reply_templates (
  id {id},
  name text not null check (length(name) between 1 and 100),
  body_ko text not null check (length(body_ko) <= 5000),
  body_en text not null check (length(body_en) <= 5000),
  updated_at bigint not null
);

-- The answer that a mail carries to a customer, the company's name as its sender, and the mails that it continues.
alter table outbox add column reply_to_inquiry integer references contact_inquiries (id) on delete cascade;
alter table outbox add column reply_key text check (length(reply_key) between 1 and 100);
create unique index outbox_replies on outbox (reply_to_inquiry, reply_key);
alter table outbox add column sender_name text check (length(sender_name) <= 200);
alter table outbox add column thread text check (length(thread) <= 5000);

-- Emptied on delivery, as the texts of a mail are.
create table outbox_files (
  mail_id integer not null references outbox (id) on delete cascade,
  -- From 0.
  position integer not null check (position >= 0),
  name text not null check (length(name) between 1 and 200),
  content_type text not null check (length(content_type) between 1 and 100),
  bytes {blob} not null,
  primary key (mail_id, position)
);
