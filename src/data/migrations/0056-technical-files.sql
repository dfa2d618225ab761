-- JSON of `TechnicalFile`s: certificates, test reports, manuals, drawings and warranties of a series and its models.

alter table products add column technical_files text not null default '[]' check (length(technical_files) <= 200000);
