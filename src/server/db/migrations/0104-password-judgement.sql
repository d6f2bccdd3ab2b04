-- What was judged when the password of the user was last found strong: a digest of the stored hash, of the words about the user and
-- of the rules. Signing in judges a password whose digest differs. Empty: nothing was judged yet.
alter table auth.users add column password_judgement text not null default '';
