-- A product with all that its page says, in both languages; what it comes with, and its models.

alter table products add column slug text not null default '' check (length(slug) <= 40);
update products set slug = 'product-' || id;
create unique index products_by_slug on products (slug);

alter table products add column position integer not null default 0;
update products set position = id;
-- Time of the last edit; of no two edits of a product alike, so that it names a version.
alter table products add column updated_at bigint not null default 0;

alter table products add column name_en text check (length(name_en) between 1 and 200);
alter table products add column brand text check (length(brand) between 1 and 100);
alter table products add column type text check (length(type) between 1 and 200);
alter table products add column type_en text check (length(type_en) between 1 and 200);
alter table products add column description_en text check (length(description_en) <= 3000);
alter table products add column features text check (length(features) <= 3000);
alter table products add column features_en text check (length(features_en) <= 3000);
alter table products add column specifications_en text check (length(specifications_en) <= 3000);
alter table products add column project_word text check (length(project_word) between 1 and 100);
alter table products add column image_alt text check (length(image_alt) between 1 and 300);
alter table products add column image_alt_en text check (length(image_alt_en) between 1 and 300);

-- JSON: what it comes with to read or to take away. The catalogue, which had a column, is the first of them.
alter table products add column documents text not null default '[]' check (length(documents) <= 60000);
update products set documents =
  '[{"title":"카탈로그","titleEn":"Catalog","summary":null,"summaryEn":null,"url":"' || catalog_url ||
  '","urlEn":null,"imageUrl":null,"tags":[]}]'
  where catalog_url like '/%' and catalog_url not like '%"%';
alter table products drop column catalog_url;

drop index products_shown;
create index products_shown on products (is_active, position, id);

create table product_tags (
  product_id integer not null references products (id) on delete cascade,
  tag text not null check (length(tag) between 1 and 100),
  -- Place in the product's own list, from 0.
  position integer not null check (position >= 0),
  primary key (product_id, tag)
);
