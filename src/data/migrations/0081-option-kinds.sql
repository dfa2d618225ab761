-- Options state the kind that they make of a tower, which a selection is judged by. Those of the sample get theirs here, versions too; the same
-- name may mean another thing for another subject, as a motor is "밀폐형" too.

update products set options = replace(options, '"subject":"흐름 방식","subjectEn":"Flow","name":"직교류형"', '"subject":"흐름 방식","subjectEn":"Flow","name":"직교류형","kind":"직교류"')
  where options like '%"subject":"흐름 방식","subjectEn":"Flow","name":"직교류형"%';
update products set options = replace(options, '"subject":"회로","subjectEn":"Circuit","name":"밀폐형"', '"subject":"회로","subjectEn":"Circuit","name":"밀폐형","kind":"밀폐형"')
  where options like '%"subject":"회로","subjectEn":"Circuit","name":"밀폐형"%';

update product_versions set record = replace(record, '"subject":"흐름 방식","subjectEn":"Flow","name":"직교류형"', '"subject":"흐름 방식","subjectEn":"Flow","name":"직교류형","kind":"직교류"')
  where record like '%"subject":"흐름 방식","subjectEn":"Flow","name":"직교류형"%';
update product_versions set record = replace(record, '"subject":"회로","subjectEn":"Circuit","name":"밀폐형"', '"subject":"회로","subjectEn":"Circuit","name":"밀폐형","kind":"밀폐형"')
  where record like '%"subject":"회로","subjectEn":"Circuit","name":"밀폐형"%';
