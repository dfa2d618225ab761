-- What administrators bring for the pages: pictures, the logo, documents. A name says what is in the file, and never changes it.

create table files (
  name text primary key check (length(name) between 1 and 60),
  content_type text not null check (length(content_type) between 1 and 100),
  -- Bytes.
  size bigint not null check (size > 0),
  created_at bigint not null
);

-- In pieces, so that nobody holds a whole document in memory to send a page of it.
create table file_parts (
  file text not null references files (name) on delete cascade,
  -- From 0.
  position integer not null check (position >= 0),
  bytes {blob} not null check (length(bytes) between 1 and 262144),
  primary key (file, position)
);
-- @postgres
alter table file_parts alter column bytes set storage external;
-- @end
