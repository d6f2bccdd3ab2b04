-- A signing key that has been replaced goes on verifying until the last token it signed is over.
alter table auth.signing_keys add column retired_at timestamptz;
