-- When a page or news could not be published as planned; it is not tried again.
alter table own_pages add column publish_failed_at bigint;
