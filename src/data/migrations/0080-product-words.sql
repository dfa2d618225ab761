-- The word by which the English gallery finds the projects of a series.
alter table products add column project_word_en text check (length(project_word_en) between 1 and 100);
-- The sample's towers, so that an unchanged sample is still recognized as one.
update products set project_word_en = 'modular'
  where slug = 'modular' and project_word = '모듈러 냉각탑' and name_en = 'Modular cooling towers';
