-- What is specified of a model beyond its size, as JSON of the columns of `detailGroups` that are filled in.

alter table product_models add column details text not null default '{}' check (length(details) between 2 and 40000);
