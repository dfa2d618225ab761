-- The publication of the site's words that is planned, in one row.

create table content_plans (
  id integer not null primary key check (id = 1),
  -- JSON as in content_versions: the draft as it was planned, and what visitors saw then.
  edits text not null,
  edits_before text not null,
  publish_at bigint not null,
  planned_at bigint not null,
  planned_by text not null check (length(planned_by) between 1 and 100),
  -- When it could not be published as planned; it is not tried again.
  failed_at bigint
);
