-- The languages of the site are those of the program, which checks them, so that a further one needs no migration.
alter table contact_inquiries add column language text not null default 'ko' check (length(language) between 2 and 10);
update contact_inquiries set language = locale;
alter table contact_inquiries drop column locale;
alter table contact_inquiries rename column language to locale;
