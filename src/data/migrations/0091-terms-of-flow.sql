-- Two terms of the glossary, and two words of the page on the method, have other ids than in 0.4.0. An arranged list hides entries that it does not
-- name. A list may name both: its ids are replaced twice.
update content_edits set revision = revision + 1, path = regexp_replace(path, '(counter|cross)-flow', '\1flow', 'g')
  where (path like 'glossary.%[counter-flow]%' or path like 'glossary.%[cross-flow]%' or path in ('method.flowTypes.counter-flow', 'method.flowTypes.cross-flow'))
    and regexp_replace(path, '(counter|cross)-flow', '\1flow', 'g') not in (select path from content_edits);
update content_edits set revision = revision + 1,
  edit = regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(edit,
    '("glossary[.][^"]*\[(?:counter|cross))-flow\]', '\1flow]', 'g'),
    '("method[.]flowTypes[.](?:counter|cross))-flow"', '\1flow"', 'g'),
    '("(?:order|removed)":\[(?:"[^"]*",)*"(?:counter|cross))-flow"', '\1flow"', 'g'),
    '("(?:order|removed)":\[(?:"[^"]*",)*"(?:counter|cross))-flow"', '\1flow"', 'g'),
    '("like":"(?:counter|cross))-flow"', '\1flow"', 'g'),
  basis = regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(basis,
    '("glossary[.][^"]*\[(?:counter|cross))-flow\]', '\1flow]', 'g'),
    '("method[.]flowTypes[.](?:counter|cross))-flow"', '\1flow"', 'g'),
    '("(?:order|removed)":\[(?:"[^"]*",)*"(?:counter|cross))-flow"', '\1flow"', 'g'),
    '("(?:order|removed)":\[(?:"[^"]*",)*"(?:counter|cross))-flow"', '\1flow"', 'g'),
    '("like":"(?:counter|cross))-flow"', '\1flow"', 'g')
  where path like 'glossary.%' and edit like '{"kind":"list"%';
update content_versions set edits = regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(edits,
    '("glossary[.][^"]*\[(?:counter|cross))-flow\]', '\1flow]', 'g'),
    '("method[.]flowTypes[.](?:counter|cross))-flow"', '\1flow"', 'g'),
    '("(?:order|removed)":\[(?:"[^"]*",)*"(?:counter|cross))-flow"', '\1flow"', 'g'),
    '("(?:order|removed)":\[(?:"[^"]*",)*"(?:counter|cross))-flow"', '\1flow"', 'g'),
    '("like":"(?:counter|cross))-flow"', '\1flow"', 'g')
  where edits like '%-flow%';
update content_plans set edits = regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(edits,
    '("glossary[.][^"]*\[(?:counter|cross))-flow\]', '\1flow]', 'g'),
    '("method[.]flowTypes[.](?:counter|cross))-flow"', '\1flow"', 'g'),
    '("(?:order|removed)":\[(?:"[^"]*",)*"(?:counter|cross))-flow"', '\1flow"', 'g'),
    '("(?:order|removed)":\[(?:"[^"]*",)*"(?:counter|cross))-flow"', '\1flow"', 'g'),
    '("like":"(?:counter|cross))-flow"', '\1flow"', 'g'),
  edits_before = regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(edits_before,
    '("glossary[.][^"]*\[(?:counter|cross))-flow\]', '\1flow]', 'g'),
    '("method[.]flowTypes[.](?:counter|cross))-flow"', '\1flow"', 'g'),
    '("(?:order|removed)":\[(?:"[^"]*",)*"(?:counter|cross))-flow"', '\1flow"', 'g'),
    '("(?:order|removed)":\[(?:"[^"]*",)*"(?:counter|cross))-flow"', '\1flow"', 'g'),
    '("like":"(?:counter|cross))-flow"', '\1flow"', 'g');
