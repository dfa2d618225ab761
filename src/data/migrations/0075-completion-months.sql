-- A project may have been finished in a known month of which the day is not known: YYYY-MM beside YYYY-MM-DD.

alter table projects rename column completed_on to completed_day;
alter table projects add column completed_on text check (length(completed_on) in (7, 10));
update projects set completed_on = completed_day;
alter table projects drop column completed_day;
