-- Inquiries that came when more came than are accepted get a status of their own. A column takes the place of the one whose
-- check does not know it: a table anew would take mails and notes along, whose inquiry would be gone for a moment.

alter table contact_inquiries add column wider_status text not null default 'new'
  check (wider_status in ('new', 'answered', 'set-aside', 'spam'));
update contact_inquiries set wider_status = status;
drop index contact_inquiries_by_status;
alter table contact_inquiries drop column status;
alter table contact_inquiries rename column wider_status to status;
create index contact_inquiries_by_status on contact_inquiries (status, created_at desc, id desc);
