-- Each address and number has a first proof of its own: a sign-up is kept with the one it was made with.
alter table auth.sign_ups add column login text not null default 'email' check (login in ('email', 'phone'));
update auth.sign_ups s set login = 'phone' from auth.users u where u.id = s.user_id and u.email = '';
