-- What a tower is asked to do, where an inquiry was sent from the calculator's result: JSON of a `Duty`.

alter table contact_inquiries add column duty text check (length(duty) between 2 and 300);
