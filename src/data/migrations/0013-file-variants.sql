-- Smaller versions of the pictures among the files, and squares cut out of them, made when they are first asked for.
-- They go with their picture.

create table file_variants (
  file text not null references files (name) on delete cascade,
  width integer not null check (width between 1 and 4096),
  -- Where on its longer side a square lies, percent; -1 for the whole picture.
  square_at integer not null check (square_at between -1 and 100),
  format text not null check (format in ('avif', 'webp')),
  bytes {blob} not null check (length(bytes) between 1 and 4194304),
  primary key (file, width, square_at, format)
);
-- @postgres
alter table file_variants alter column bytes set storage external;
-- @end
