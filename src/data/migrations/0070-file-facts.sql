-- Facts found when a file was checked, so that it is decoded once: JSON of `DocumentFacts` without its size, of a PDF; null where
-- the file was stored before. Drawing of a logo as PNG; empty where it cannot be drawn.

alter table files add column facts text check (length(facts) <= 2000);
alter table files add column drawing {blob} check (length(drawing) <= 8388608);
-- @postgres
alter table files alter column drawing set storage external;
-- @end
