-- The number under which the sender knows an inquiry, a copy of it by mail, and the files that came along.

-- Empty where an instance of the version before took the inquiry.
alter table contact_inquiries add column reference text not null default '' check (length(reference) <= 20);

-- Those of before get one, too: the id, counted on in steps that have no divisor in common with the number of all references.
update contact_inquiries set reference = (
  select 'Q-'
    || substr(letters, cast(n / 4084101 % 21 as integer) + 1, 1)
    || substr(letters, cast(n / 194481 % 21 as integer) + 1, 1)
    || substr(letters, cast(n / 9261 % 21 as integer) + 1, 1)
    || substr(letters, cast(n / 441 % 21 as integer) + 1, 1)
    || '-'
    || substr(letters, cast(n / 21 % 21 as integer) + 1, 1)
    || substr(letters, cast(n % 21 as integer) + 1, 1)
  from (
    select
      (cast(contact_inquiries.id as bigint) * 48271009 + 20261122) % 85766121 as n,
      '234679CDFHJKMNPQRTWXY' as letters
  ) as number
);
update contact_inquiries
  set search_text = lower(reference) || ' ' || replace(lower(reference), '-', '') || ' ' || search_text;
create unique index contact_inquiries_by_reference on contact_inquiries (reference) where reference <> '';

-- The copy for the sender, beside the mail to the staff, of which there is one at most.
alter table outbox add column copy_of integer references contact_inquiries (id) on delete cascade;
create unique index outbox_copies on outbox (copy_of);

create table inquiry_files (
  inquiry_id integer not null references contact_inquiries (id) on delete cascade,
  -- From 0.
  file integer not null check (file >= 0),
  name text not null check (length(name) between 1 and 200),
  content_type text not null check (length(content_type) between 1 and 100),
  -- Bytes.
  size integer not null check (size > 0),
  primary key (inquiry_id, file)
);

create table inquiry_file_parts (
  inquiry_id integer not null,
  file integer not null,
  -- From 0.
  position integer not null check (position >= 0),
  bytes {blob} not null check (length(bytes) between 1 and 262144),
  primary key (inquiry_id, file, position),
  foreign key (inquiry_id, file) references inquiry_files (inquiry_id, file) on delete cascade
);
-- @postgres
alter table inquiry_file_parts alter column bytes set storage external;
-- @end
