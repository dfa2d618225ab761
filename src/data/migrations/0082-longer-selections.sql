-- A selection names every option of a series, and has their names in both languages: see `maxStoredLength` in attached-selection.ts. A column
-- takes the place of the one whose check is too short for it, as in 0010.

alter table contact_inquiries add column longer_selection text check (length(longer_selection) between 2 and 20000);
update contact_inquiries set longer_selection = selection where selection is not null;
alter table contact_inquiries drop column selection;
alter table contact_inquiries rename column longer_selection to selection;
