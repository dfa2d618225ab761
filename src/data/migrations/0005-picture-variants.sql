-- Smaller versions of uploaded pictures, made when they are first asked for. They go with their picture.

create table picture_variants (
  picture text not null references images (name) on delete cascade,
  width integer not null check (width between 1 and 4096),
  format text not null check (format in ('avif', 'webp')),
  bytes {blob} not null check (length(bytes) between 1 and 1048576),
  primary key (picture, width, format)
);
-- @postgres
alter table picture_variants alter column bytes set storage external;
-- @end
