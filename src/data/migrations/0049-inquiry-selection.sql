-- Everything that a visitor had chosen when an inquiry was sent: JSON of a `StoredSelection`.

alter table contact_inquiries add column selection text check (length(selection) between 2 and 4000);
