-- One-time codes. What is typed (six digits) and what a link carries are two secrets: the first can be guessed and has five tries,
-- the second cannot be. Neither is kept, only `code_hash` (keyed with the installation's secret) and `token_hash`.

alter table auth.one_time_tokens
  add column code_hash text not null default '',
  add column code_challenge text not null default '',
  -- Of the two confirmations of a change of address, the one already given.
  add column confirmed_at timestamptz;
create index one_time_tokens_address on auth.one_time_tokens (relates_to);
