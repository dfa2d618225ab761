-- What the list that a project was brought by says of it besides: the number by which its owner calls it, and which photograph its
-- picture was made from, so that the next list finds both again.

create table project_imports (
  project_id integer primary key references projects (id) on delete cascade,
  own_number text check (length(own_number) between 1 and 60),
  photo text check (length(photo) between 1 and 300),
  -- The picture that was made from the photograph; another one has been chosen since when the project shows another.
  image_url text check (length(image_url) between 1 and 500)
);
create index project_imports_by_number on project_imports (own_number);
