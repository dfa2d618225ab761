-- Catalogues of series that shipped as files are drawn from the record since 090: a document that names one has no file. Versions, too, so
-- that none comes back with them. V had two of them: the second, /catalog/v-closed.pdf, keeps its name, by which it is left out of the lists.

update products set documents = replace(documents, '"url":"/catalog/sf.pdf"', '"url":null') where documents like '%"url":"/catalog/sf.pdf"%';
update products set documents = replace(documents, '"urlEn":"/catalog/sf.pdf"', '"urlEn":null') where documents like '%"urlEn":"/catalog/sf.pdf"%';
update products set documents = replace(documents, '"url":"/catalog/s3000.pdf"', '"url":null') where documents like '%"url":"/catalog/s3000.pdf"%';
update products set documents = replace(documents, '"urlEn":"/catalog/s3000.pdf"', '"urlEn":null') where documents like '%"urlEn":"/catalog/s3000.pdf"%';
update products set documents = replace(documents, '"url":"/catalog/pt2.pdf"', '"url":null') where documents like '%"url":"/catalog/pt2.pdf"%';
update products set documents = replace(documents, '"urlEn":"/catalog/pt2.pdf"', '"urlEn":null') where documents like '%"urlEn":"/catalog/pt2.pdf"%';
update products set documents = replace(documents, '"url":"/catalog/fxv.pdf"', '"url":null') where documents like '%"url":"/catalog/fxv.pdf"%';
update products set documents = replace(documents, '"urlEn":"/catalog/fxv.pdf"', '"urlEn":null') where documents like '%"urlEn":"/catalog/fxv.pdf"%';
update products set documents = replace(documents, '"url":"/catalog/hxv.pdf"', '"url":null') where documents like '%"url":"/catalog/hxv.pdf"%';
update products set documents = replace(documents, '"urlEn":"/catalog/hxv.pdf"', '"urlEn":null') where documents like '%"urlEn":"/catalog/hxv.pdf"%';
update products set documents = replace(documents, '"url":"/catalog/v-open.pdf"', '"url":null') where documents like '%"url":"/catalog/v-open.pdf"%';
update products set documents = replace(documents, '"urlEn":"/catalog/v-open.pdf"', '"urlEn":null') where documents like '%"urlEn":"/catalog/v-open.pdf"%';

update product_versions set record = replace(record, '"url":"/catalog/sf.pdf"', '"url":null') where record like '%"url":"/catalog/sf.pdf"%';
update product_versions set record = replace(record, '"urlEn":"/catalog/sf.pdf"', '"urlEn":null') where record like '%"urlEn":"/catalog/sf.pdf"%';
update product_versions set record = replace(record, '"url":"/catalog/s3000.pdf"', '"url":null') where record like '%"url":"/catalog/s3000.pdf"%';
update product_versions set record = replace(record, '"urlEn":"/catalog/s3000.pdf"', '"urlEn":null') where record like '%"urlEn":"/catalog/s3000.pdf"%';
update product_versions set record = replace(record, '"url":"/catalog/pt2.pdf"', '"url":null') where record like '%"url":"/catalog/pt2.pdf"%';
update product_versions set record = replace(record, '"urlEn":"/catalog/pt2.pdf"', '"urlEn":null') where record like '%"urlEn":"/catalog/pt2.pdf"%';
update product_versions set record = replace(record, '"url":"/catalog/fxv.pdf"', '"url":null') where record like '%"url":"/catalog/fxv.pdf"%';
update product_versions set record = replace(record, '"urlEn":"/catalog/fxv.pdf"', '"urlEn":null') where record like '%"urlEn":"/catalog/fxv.pdf"%';
update product_versions set record = replace(record, '"url":"/catalog/hxv.pdf"', '"url":null') where record like '%"url":"/catalog/hxv.pdf"%';
update product_versions set record = replace(record, '"urlEn":"/catalog/hxv.pdf"', '"urlEn":null') where record like '%"urlEn":"/catalog/hxv.pdf"%';
update product_versions set record = replace(record, '"url":"/catalog/v-open.pdf"', '"url":null') where record like '%"url":"/catalog/v-open.pdf"%';
update product_versions set record = replace(record, '"urlEn":"/catalog/v-open.pdf"', '"urlEn":null') where record like '%"urlEn":"/catalog/v-open.pdf"%';
