-- Mails to the staff that go out once however many instances run: each by its name, such as 'morning 2026-03-02'.
create table staff_reminders (
  name text primary key check (length(name) between 1 and 100),
  sent_at bigint not null
);
