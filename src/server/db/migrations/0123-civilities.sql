-- How a private person is called while their first name is not known: « Mme Lefèvre ». It was kept as a first name.
alter table customer add column civility text not null default '' check (civility in ('', 'mme', 'm', 'couple'));
grant update (civility) on customer to etabli_app;

alter table customer no force row level security;
update customer set
  civility = case when first_name = 'Mme' then 'mme' else 'm' end,
  first_name = ''
where first_name in ('Mme', 'M.') and last_name <> '';
alter table customer force row level security;
