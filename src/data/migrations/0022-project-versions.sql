-- What a project was before each change, and what it was when it was deleted: the latter is the trash. A version outlives
-- its project, so it does not refer to it.

create table project_versions (
  id {id},
  project_id integer not null,
  -- JSON of a `KeptRecord`.
  record text not null check (length(record) between 2 and 200000),
  changed_at bigint not null,
  -- User name.
  changed_by text check (length(changed_by) between 1 and 100),
  is_deletion integer not null default 0 check (is_deletion in (0, 1))
);
create index project_versions_by_project on project_versions (project_id, id desc);
create index project_versions_deleted on project_versions (is_deletion, changed_at desc, id desc);

-- Which pictures may come back with a version, so that they are not taken for unused.
create table project_version_pictures (
  version_id integer not null references project_versions (id) on delete cascade,
  url text not null check (length(url) between 1 and 500),
  primary key (version_id, url)
);
create index project_version_pictures_by_url on project_version_pictures (url);
