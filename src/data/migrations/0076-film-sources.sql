-- A film block names its source, an upload or an address, in one value; blocks of before uploads have the address alone.
-- Keys are in the order in which a draft is stored: equal drafts have equal texts.

-- @sqlite
update own_pages set draft = json_set(draft, '$.blocks', json((
  select json_group_array(json(case when value ->> '$.kind' = 'film' and value ->> '$.values.address' <> ''
    then json_set(value, '$.values', json_object('name', json(value -> '$.values.name'),
      'film', json_object('address', value ->> '$.values.address'), 'poster', json(value -> '$.values.poster')))
    else value end)) from json_each(own_pages.draft, '$.blocks')))) where draft like '%"values":{"address":"%';
update own_pages set live = json_set(live, '$.blocks', json((
  select json_group_array(json(case when value ->> '$.kind' = 'film' and value ->> '$.values.address' <> ''
    then json_set(value, '$.values', json_object('name', json(value -> '$.values.name'),
      'film', json_object('address', value ->> '$.values.address'), 'poster', json(value -> '$.values.poster')))
    else value end)) from json_each(own_pages.live, '$.blocks')))) where live like '%"values":{"address":"%';
update own_page_versions set record = json_set(record, '$.blocks', json((
  select json_group_array(json(case when value ->> '$.kind' = 'film' and value ->> '$.values.address' <> ''
    then json_set(value, '$.values', json_object('name', json(value -> '$.values.name'),
      'film', json_object('address', value ->> '$.values.address'), 'poster', json(value -> '$.values.poster')))
    else value end)) from json_each(own_page_versions.record, '$.blocks')))) where record like '%"values":{"address":"%';
-- @end

-- @postgres
update own_pages set
  draft = regexp_replace(draft, '("kind":"film","isHidden":(?:true|false),"values":[{])"address":("(?:[^"\\]|\\.)+"),("name":[{]"ko":"(?:[^"\\]|\\.)*","en":"(?:[^"\\]|\\.)*"[}],)', '\1\3"film":{"address":\2},', 'g'),
  live = regexp_replace(live, '("kind":"film","isHidden":(?:true|false),"values":[{])"address":("(?:[^"\\]|\\.)+"),("name":[{]"ko":"(?:[^"\\]|\\.)*","en":"(?:[^"\\]|\\.)*"[}],)', '\1\3"film":{"address":\2},', 'g');
update own_page_versions set
  record = regexp_replace(record, '("kind":"film","isHidden":(?:true|false),"values":[{])"address":("(?:[^"\\]|\\.)+"),("name":[{]"ko":"(?:[^"\\]|\\.)*","en":"(?:[^"\\]|\\.)*"[}],)', '\1\3"film":{"address":\2},', 'g');
-- @end
