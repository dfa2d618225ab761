-- The day on which a project was finished, YYYY-MM-DD: what "latest" goes by. What was stored before takes the day in
-- Korea on which it was registered.

alter table projects add column completed_on text not null default '2000-01-01' check (length(completed_on) = 10);
-- @sqlite
update projects set completed_on = date(created_at / 1000, 'unixepoch', '+9 hours');
-- @end
-- @postgres
update projects set completed_on =
  to_char(to_timestamp(created_at / 1000.0) at time zone 'Asia/Seoul', 'YYYY-MM-DD');
-- @end

drop index projects_newest;
drop index projects_by_type;
create index projects_newest on projects (completed_on desc, id desc);
create index projects_by_type on projects (cooling_tower_type, completed_on desc, id desc);

-- Tells an attempt to add a project from its repetition after a lost answer.
alter table projects add column fingerprint text check (length(fingerprint) between 1 and 100);
create index projects_resent on projects (fingerprint, created_at);
