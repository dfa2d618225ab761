-- Outgoing mail as administrators have entered it, in one row. What the settings of the server say comes first.

create table mail_settings (
  id integer not null primary key check (id = 1),
  -- Addresses separated by commas; like the other texts, empty where nothing is entered.
  recipients text not null check (length(recipients) <= 3000),
  sender_name text not null check (length(sender_name) <= 200),
  sender_address text not null check (length(sender_address) <= 300),
  host text not null check (length(host) <= 300),
  port integer not null,
  security text not null check (security in ('tls', 'starttls', 'optional')),
  username text not null check (length(username) <= 300),
  -- Sealed.
  password text check (length(password) between 1 and 4000)
);
