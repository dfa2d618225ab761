-- What an administrator decides of a project besides what it says: whether visitors see it, whether it stands on the home
-- page, and all of its pictures in their order.

alter table projects add column is_hidden integer not null default 0 check (is_hidden in (0, 1));
alter table projects add column is_on_home integer not null default 0 check (is_on_home in (0, 1));

-- Visitors' lists ask for those that are shown first of all.
drop index projects_newest;
drop index projects_by_country;
drop index projects_by_type;
drop index projects_by_country_newest;
create index projects_newest on projects (is_hidden, completed_on desc, id desc);
create index projects_on_home on projects (is_hidden, is_on_home desc, completed_on desc, id desc);
create index projects_by_country on projects (is_hidden, country, city);
create index projects_by_type on projects (is_hidden, cooling_tower_type, completed_on desc, id desc);
create index projects_by_country_newest on projects (is_hidden, country, completed_on desc, id desc);

create table project_pictures (
  project_id integer not null references projects (id) on delete cascade,
  -- Place on the project's page, from 0.
  position integer not null check (position >= 0),
  url text not null check (length(url) between 1 and 500),
  alt text check (length(alt) between 1 and 300),
  alt_en text check (length(alt_en) between 1 and 300),
  primary key (project_id, position)
);
create index project_pictures_by_url on project_pictures (url);
