-- Each import of projects, so that it can be taken back as a whole.

create table project_import_runs (
  id {id},
  imported_at bigint not null,
  -- User name.
  imported_by text check (length(imported_by) between 1 and 100),
  -- JSON of what became of each row, and of the projects that were added or changed with the versions that they were in then.
  outcomes text not null check (length(outcomes) >= 2),
  projects text not null check (length(projects) >= 2),
  undone_at bigint
);
create index project_import_runs_newest on project_import_runs (imported_at desc, id desc);
