-- 0078 to 0084 changed products without a new revision: a form that was open meanwhile would have undone them when it was saved.
update products set updated_at = updated_at + 1;

-- A version of before 0080 has no English word for projects; one that is brought back keeps that of its product.
-- @sqlite
update product_versions set record = replace(record, '"en":{"', '"en":{"projectWord":' ||
    (select json_quote(project_word_en) from products where id = product_id) || ',"')
  where length(record) - length(replace(record, '"projectWord":', '')) = length('"projectWord":')
    and product_id in (select id from products where project_word_en is not null);
-- @end
-- @postgres
update product_versions set record = replace(record, '"en":{"', '"en":{"projectWord":' ||
    (select to_json(project_word_en)::text from products where id = product_id) || ',"')
  where length(record) - length(replace(record, '"projectWord":', '')) = length('"projectWord":')
    and product_id in (select id from products where project_word_en is not null);
-- @end
