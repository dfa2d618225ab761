-- What the staff do with an inquiry, and the mails that tell them about it.

alter table contact_inquiries add column locale text not null default 'ko' check (locale in ('ko', 'en'));
alter table contact_inquiries add column status text not null default 'new'
  check (status in ('new', 'answered', 'spam'));
alter table contact_inquiries add column suspicion text check (suspicion in ('honeypot', 'too-fast'));
alter table contact_inquiries add column note text not null default '' check (length(note) <= 5000);
alter table contact_inquiries add column search_text text not null default '';
alter table contact_inquiries add column fingerprint text check (length(fingerprint) between 1 and 100);
alter table contact_inquiries add column retained_until bigint not null default 0;

-- Three years of 365 days and a leap day.
update contact_inquiries set
  retained_until = created_at + 94694400000,
  search_text = lower(company || ' ' || name || ' ' || phone || ' ' || email || ' ' || message);

create index contact_inquiries_by_status on contact_inquiries (status, created_at desc, id desc);
create index contact_inquiries_resent on contact_inquiries (fingerprint, created_at);
create index contact_inquiries_expired on contact_inquiries (retained_until);

-- Mails that are to be delivered. Texts are emptied on delivery: they may hold personal data or secret links.
create table outbox (
  id {id},
  message_id text not null unique check (length(message_id) between 1 and 200),
  inquiry_id integer unique references contact_inquiries (id) on delete cascade,
  recipient text not null check (length(recipient) between 1 and 1000),
  reply_to text check (length(reply_to) between 1 and 254),
  subject text not null check (length(subject) <= 1000),
  text_body text not null check (length(text_body) <= 100000),
  html_body text not null check (length(html_body) <= 200000),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  last_error text check (length(last_error) <= 1000),
  created_at bigint not null,
  due_at bigint not null,
  leased_until bigint not null default 0,
  give_up_at bigint not null,
  settled_at bigint
);
create index outbox_due on outbox (state, due_at, id);
