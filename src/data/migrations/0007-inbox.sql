-- What the staff note of an inquiry, each note with its author; who answered it; what the mail server said.

create table inquiry_notes (
  inquiry_id integer not null references contact_inquiries (id) on delete cascade,
  -- Made up by whoever writes the note, so that a note sent twice is stored once.
  note_key text not null check (length(note_key) between 1 and 100),
  -- Null, like the time, for what was noted before notes had authors.
  author text check (length(author) between 1 and 100),
  body text not null check (length(body) between 1 and 5000),
  written_at bigint,
  primary key (inquiry_id, note_key)
);

-- The column of before stays, empty, for instances of the version before.
insert into inquiry_notes (inquiry_id, note_key, body)
  select id, 'before', note from contact_inquiries where note <> '';
update contact_inquiries set note = '' where note <> '';

alter table contact_inquiries add column answered_by text check (length(answered_by) between 1 and 100);
alter table contact_inquiries add column answered_at bigint;

-- Null while nothing is known to be wrong; `last_error` has the words.
alter table outbox add column trouble text check (length(trouble) between 1 and 60);
update outbox set trouble = 'unknown' where last_error is not null;
-- What the mail server said when it took the mail.
alter table outbox add column receipt text check (length(receipt) <= 1000);
