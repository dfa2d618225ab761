-- Texts of one line have single spaces within, as they are stored from now on; up to eight in a row were let through before.

update projects set title = trim(replace(replace(replace(title, '  ', ' '), '  ', ' '), '  ', ' ')) where title like '%  %';
update projects set title_en = trim(replace(replace(replace(title_en, '  ', ' '), '  ', ' '), '  ', ' ')) where title_en like '%  %';
update projects set client_company = trim(replace(replace(replace(client_company, '  ', ' '), '  ', ' '), '  ', ' ')) where client_company like '%  %';
update projects set client_company_en = trim(replace(replace(replace(client_company_en, '  ', ' '), '  ', ' '), '  ', ' ')) where client_company_en like '%  %';
update projects set country = trim(replace(replace(replace(country, '  ', ' '), '  ', ' '), '  ', ' ')) where country like '%  %';
update projects set city = trim(replace(replace(replace(city, '  ', ' '), '  ', ' '), '  ', ' ')) where city like '%  %';
update projects set city_en = trim(replace(replace(replace(city_en, '  ', ' '), '  ', ' '), '  ', ' ')) where city_en like '%  %';
update projects set capacity = trim(replace(replace(replace(capacity, '  ', ' '), '  ', ' '), '  ', ' ')) where capacity like '%  %';

update products set name = trim(replace(replace(replace(name, '  ', ' '), '  ', ' '), '  ', ' ')) where name like '%  %';
update products set name_en = trim(replace(replace(replace(name_en, '  ', ' '), '  ', ' '), '  ', ' ')) where name_en like '%  %';
update products set brand = trim(replace(replace(replace(brand, '  ', ' '), '  ', ' '), '  ', ' ')) where brand like '%  %';
update products set type = trim(replace(replace(replace(type, '  ', ' '), '  ', ' '), '  ', ' ')) where type like '%  %';
update products set type_en = trim(replace(replace(replace(type_en, '  ', ' '), '  ', ' '), '  ', ' ')) where type_en like '%  %';
update products set project_word = trim(replace(replace(replace(project_word, '  ', ' '), '  ', ' '), '  ', ' ')) where project_word like '%  %';
update products set image_alt = trim(replace(replace(replace(image_alt, '  ', ' '), '  ', ' '), '  ', ' ')) where image_alt like '%  %';
update products set image_alt_en = trim(replace(replace(replace(image_alt_en, '  ', ' '), '  ', ' '), '  ', ' ')) where image_alt_en like '%  %';

update contact_inquiries set company = trim(replace(replace(replace(company, '  ', ' '), '  ', ' '), '  ', ' ')) where company like '%  %';
update contact_inquiries set name = trim(replace(replace(replace(name, '  ', ' '), '  ', ' '), '  ', ' ')) where name like '%  %';
