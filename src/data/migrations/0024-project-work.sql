-- What a project's own page tells besides: what was asked, and what was done.

alter table projects add column asked text check (length(asked) between 1 and 3000);
alter table projects add column asked_en text check (length(asked_en) between 1 and 3000);
alter table projects add column done text check (length(done) between 1 and 3000);
alter table projects add column done_en text check (length(done_en) between 1 and 3000);
