-- Options state the kind that they make of a tower, which a selection is judged by. Those with the names of the sample get theirs here, versions too.

update products set options = replace(options, '"name":"직교류형"', '"name":"직교류형","kind":"직교류"') where options like '%"name":"직교류형"%';
update products set options = replace(options, '"name":"밀폐형"', '"name":"밀폐형","kind":"밀폐형"') where options like '%"name":"밀폐형"%';

update product_versions set record = replace(record, '"name":"직교류형"', '"name":"직교류형","kind":"직교류"') where record like '%"name":"직교류형"%';
update product_versions set record = replace(record, '"name":"밀폐형"', '"name":"밀폐형","kind":"밀폐형"') where record like '%"name":"밀폐형"%';
