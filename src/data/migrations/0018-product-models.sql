-- The models of a product, in the order of its table. Lengths are mm, weights kg, motors kW of each fan, air m³/min of the
-- whole model, heads and distances m, sound dB(A). What is not published is null.

create table product_models (
  product_id integer not null references products (id) on delete cascade,
  -- From 0.
  position integer not null check (position >= 0),
  name text not null check (length(name) between 1 and 60),
  crt double precision not null check (crt > 0),
  length double precision check (length > 0),
  width double precision check (width > 0),
  height double precision check (height > 0),
  shipping_weight double precision check (shipping_weight > 0),
  operating_weight double precision check (operating_weight > 0),
  fans double precision check (fans > 0),
  motor double precision check (motor > 0),
  airflow double precision check (airflow > 0),
  pump_head double precision check (pump_head > 0),
  nozzles double precision check (nozzles > 0),
  sound double precision check (sound > 0),
  sound_distance double precision check (sound_distance > 0),
  primary key (product_id, position)
);
