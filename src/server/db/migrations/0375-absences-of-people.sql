-- Days on which one person alone is away stand beside those on which the whole company is closed: null is everybody. They leave with the
-- person.
alter table company_closure
  add column user_id uuid,
  add foreign key (company_id, user_id) references membership (company_id, user_id) on delete cascade;
create index company_closure_of_person on company_closure (company_id, user_id) where user_id is not null;
grant update (user_id) on company_closure to etabli_app;
