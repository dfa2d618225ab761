-- What the company says otherwise than the program: one draft, and the versions that were published, of which the newest is live.

create table content_edits (
  -- Where it stands, such as home.hero.slides[modular].title.
  path text primary key check (length(path) between 1 and 300),
  -- JSON: both languages of a text, or a fact, or the order of a list.
  edit text not null check (length(edit) <= 400000),
  -- JSON of what the program had there when it was edited; null where it had nothing.
  basis text check (length(basis) <= 400000),
  -- Grows with every edit of this place.
  revision bigint not null,
  edited_at bigint not null,
  edited_by text not null check (length(edited_by) between 1 and 100)
);

create table content_versions (
  id {id},
  -- JSON: all edits of the version, with what they are based on, by path.
  edits text not null,
  published_at bigint not null,
  published_by text not null check (length(published_by) between 1 and 100),
  -- The version that it brings back, where it does.
  restored_from integer
);
