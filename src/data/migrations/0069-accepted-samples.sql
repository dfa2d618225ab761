-- Places of the sample whose content the company uses as it is, such as the city of its office.

create table accepted_samples (
  path text primary key check (length(path) between 1 and 300),
  -- JSON of the content that was accepted; any other content of the place is not.
  content text not null
);
