-- A project's page looks for similar projects of its country, in the order of the list.

create index projects_by_country_newest on projects (country, completed_on desc, id desc);

-- Which project an inquiry was sent from: JSON of an `AttachedProject`.
alter table contact_inquiries add column project text check (length(project) between 2 and 2000);
