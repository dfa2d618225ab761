-- The day on which a project was finished may be unknown. Lists go by a day of their own: that day, else the end of the
-- project's year, else the day of registration.

alter table projects rename column completed_on to listed_on;
alter table projects add column completed_on text check (length(completed_on) = 10);
update projects set completed_on = listed_on;

-- Days that the program had filled in: the day of registration by forms and the API, the first day after the year by
-- imports. The samples keep theirs; unlike a person's they are registered at a full minute.
-- @sqlite
update projects set completed_on = null
where created_at % 60000 <> 0 and completed_on = date(created_at / 1000, 'unixepoch', '+9 hours');
-- @end
-- @postgres
update projects set completed_on = null
where created_at % 60000 <> 0
  and completed_on = to_char(to_timestamp(created_at / 1000.0) at time zone 'Asia/Seoul', 'YYYY-MM-DD');
-- @end
update projects set completed_on = null
where project_year is not null and completed_on = cast(project_year + 1 as text) || '-01-01';

update projects set project_year = cast(substr(completed_on, 1, 4) as integer)
where project_year is null and completed_on between '2000-01-01' and '2030-12-31';

-- @sqlite
update projects set listed_on = date(created_at / 1000, 'unixepoch', '+9 hours')
where completed_on is null and project_year is null;
-- @end
-- @postgres
update projects set listed_on = to_char(to_timestamp(created_at / 1000.0) at time zone 'Asia/Seoul', 'YYYY-MM-DD')
where completed_on is null and project_year is null;
-- @end
update projects set listed_on = cast(project_year as text) || '-12-31'
where completed_on is null and project_year is not null;
