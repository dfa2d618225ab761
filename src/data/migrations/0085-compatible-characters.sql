-- A search finds "㈜" by "(주)", "ＡＢＣ" by "abc" and "㎡" by "m2": searched texts have the plain characters, as `searchable` stores them.

-- @sqlite
-- `nfkc` is a function of this program: see sqlite.ts.
update projects set search_text = lower(nfkc(search_text)) where search_text <> lower(nfkc(search_text));
update contact_inquiries set search_text = lower(nfkc(search_text)) where search_text <> lower(nfkc(search_text));
-- @end
-- @postgres
-- In another encoding PostgreSQL normalizes nothing, and would fail.
update projects set search_text = lower(normalize(search_text, nfkc) collate "C")
  where current_setting('server_encoding') = 'UTF8' and search_text <> lower(normalize(search_text, nfkc) collate "C");
update contact_inquiries set search_text = lower(normalize(search_text, nfkc) collate "C")
  where current_setting('server_encoding') = 'UTF8' and search_text <> lower(normalize(search_text, nfkc) collate "C");
-- @end
