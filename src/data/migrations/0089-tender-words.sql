-- The program numbers the sections of tender texts itself now, and states the quantity in a clause of its own. Edits of before wrote both themselves:
-- titles lose their number, and the scope loses "수량: ...대" and "Quantity: ..." where they stand alone. Elsewhere a place to fill in replaces the
-- quantity. Braces stand in brackets, or apart from their name, which would be a type of a column.

create table rewritten_edits (source text not null, name text not null, edits text not null);
insert into rewritten_edits select 'draft', path, '"' || path || '":{"edit":' || edit from content_edits
  where path like 'series.tender.text.%';
insert into rewritten_edits select 'version', cast(id as text), edits from content_versions where edits like '%"series.tender.text.%';
insert into rewritten_edits select 'plan', '', edits from content_plans;
insert into rewritten_edits select 'before plan', '', edits_before from content_plans;

-- Titles, in Korean and in English.
update rewritten_edits set edits = regexp_replace(edits, '("series[.]tender[.]text[.](?:scope|construction)[.]title":[{]"edit":[{]"kind":"text","ko":")[0-9]+[.] *([^"0-9 ])', '\1\2', 'g');
update rewritten_edits set edits = regexp_replace(edits, '("series[.]tender[.]text[.](?:scope|construction)[.]title":[{]"edit":[{]"kind":"text","ko":"(?:[^"\\]|\\.)*","en":")[0-9]+[.] *([^"0-9 ])', '\1\2', 'g');

-- At the end of the text, and before it.
update rewritten_edits set edits = regexp_replace(edits, '("series[.]tender[.]text[.]scope[.]text":[{]"edit":[{]"kind":"text","ko":"(?:[^"\\]|\\.)*(?:[^"\\ ]|\\[^n]))(?: |\\n)+수량: *[{]count[}]대[.]?(?=")', '\1', 'g');
update rewritten_edits set edits = regexp_replace(edits, '("series[.]tender[.]text[.]scope[.]text":[{]"edit":[{]"kind":"text","ko":"(?:[^"\\]|\\.)*)수량: *[{]count[}]대(?:[.](?: |\\n)+|(?:\\n)+)', '\1', 'g');
update rewritten_edits set edits = regexp_replace(edits, '("series[.]tender[.]text[.]scope[.]text":[{]"edit":[{]"kind":"text","ko":"(?:[^"\\]|\\.)*","en":"(?:[^"\\]|\\.)*(?:[^"\\ ]|\\[^n]))(?: |\\n)+Quantity: *[{]count[}][.]?(?=")', '\1', 'g');
update rewritten_edits set edits = regexp_replace(edits, '("series[.]tender[.]text[.]scope[.]text":[{]"edit":[{]"kind":"text","ko":"(?:[^"\\]|\\.)*","en":"(?:[^"\\]|\\.)*)Quantity: *[{]count[}](?:[.](?: |\\n)+|(?:\\n)+)', '\1', 'g');
-- Elsewhere; the last place first, in a text that names it up to three times.
update rewritten_edits set edits = regexp_replace(edits, '("series[.]tender[.]text[.]scope[.]text":[{]"edit":[{]"kind":"text","ko":"(?:[^"\\]|\\.)*)[{]count[}]', '\1[______]', 'g');
update rewritten_edits set edits = regexp_replace(edits, '("series[.]tender[.]text[.]scope[.]text":[{]"edit":[{]"kind":"text","ko":"(?:[^"\\]|\\.)*","en":"(?:[^"\\]|\\.)*)[{]count[}]', '\1[______]', 'g');
update rewritten_edits set edits = regexp_replace(edits, '("series[.]tender[.]text[.]scope[.]text":[{]"edit":[{]"kind":"text","ko":"(?:[^"\\]|\\.)*)[{]count[}]', '\1[______]', 'g');
update rewritten_edits set edits = regexp_replace(edits, '("series[.]tender[.]text[.]scope[.]text":[{]"edit":[{]"kind":"text","ko":"(?:[^"\\]|\\.)*","en":"(?:[^"\\]|\\.)*)[{]count[}]', '\1[______]', 'g');
update rewritten_edits set edits = regexp_replace(edits, '("series[.]tender[.]text[.]scope[.]text":[{]"edit":[{]"kind":"text","ko":"(?:[^"\\]|\\.)*)[{]count[}]', '\1[______]', 'g');
update rewritten_edits set edits = regexp_replace(edits, '("series[.]tender[.]text[.]scope[.]text":[{]"edit":[{]"kind":"text","ko":"(?:[^"\\]|\\.)*","en":"(?:[^"\\]|\\.)*)[{]count[}]', '\1[______]', 'g');

-- Options name the section of the construction, which was the second one; a text may name it twice.
update rewritten_edits set edits = regexp_replace(edits, '("series[.]tender[.]text[.]options[.]text":[{]"edit":[{]"kind":"text","ko":"(?:(?:[^"\\]|\\.)*[^"\\0-9])?)2항', '\1{' || 'section_construction}항', 'g');
update rewritten_edits set edits = regexp_replace(edits, '("series[.]tender[.]text[.]options[.]text":[{]"edit":[{]"kind":"text","ko":"(?:[^"\\]|\\.)*","en":"(?:[^"\\]|\\.)*part )2([^0-9])', '\1{' || 'section_construction}\2', 'g');
update rewritten_edits set edits = regexp_replace(edits, '("series[.]tender[.]text[.]options[.]text":[{]"edit":[{]"kind":"text","ko":"(?:(?:[^"\\]|\\.)*[^"\\0-9])?)2항', '\1{' || 'section_construction}항', 'g');
update rewritten_edits set edits = regexp_replace(edits, '("series[.]tender[.]text[.]options[.]text":[{]"edit":[{]"kind":"text","ko":"(?:[^"\\]|\\.)*","en":"(?:[^"\\]|\\.)*part )2([^0-9])', '\1{' || 'section_construction}\2', 'g');

-- A draft's edit is what follows its path.
update content_edits set revision = revision + 1, edit = (select substr(edits, length(name) + 12) from rewritten_edits where source = 'draft' and name = path)
  where path in (select name from rewritten_edits where source = 'draft');
update content_versions set edits = (select rewritten_edits.edits from rewritten_edits where source = 'version' and name = cast(id as text))
  where cast(id as text) in (select name from rewritten_edits where source = 'version');
update content_plans set edits = (select rewritten_edits.edits from rewritten_edits where source = 'plan'),
  edits_before = (select rewritten_edits.edits from rewritten_edits where source = 'before plan');
drop table rewritten_edits;
