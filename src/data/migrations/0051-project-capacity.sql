-- Cooling tons that the capacity of a project states ("2,400 RT"), so that lists can be filtered and sorted by them.
alter table projects add column capacity_crt double precision;

-- ltrim of digits and the point leaves nothing of a number: both engines cast it.
update projects
  set capacity_crt = cast(replace(replace(replace(replace(upper(capacity), ',', ''), ' ', ''), 'CRT', ''), 'RT', '') as double precision)
  where (upper(capacity) like '%RT')
    and replace(replace(replace(replace(upper(capacity), ',', ''), ' ', ''), 'CRT', ''), 'RT', '') <> ''
    and ltrim(replace(replace(replace(replace(upper(capacity), ',', ''), ' ', ''), 'CRT', ''), 'RT', ''), '0123456789') = '';

create index projects_capacity_crt on projects (capacity_crt);
