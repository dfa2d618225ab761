-- Files that the sender of an inquiry chose and that could not be attached, so that the staff can ask for them.

-- JSON list of names; null where nothing is missing.
alter table contact_inquiries add column missing_files text check (length(missing_files) between 2 and 4000);
