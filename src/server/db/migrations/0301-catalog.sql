-- The catalogue of a company: what it buys and does, and assemblies of these. Nothing is deleted: an item is put away.
create table catalog_item (
  company_id uuid not null references company,
  id uuid not null,
  kind text not null check (kind in ('supply', 'labour', 'service', 'assembly')),
  label text not null check (label <> ''),
  details text not null,
  reference text not null,
  supplier text not null,
  unit text not null,
  -- Euros without VAT x 10^6 for one unit. A price follows its cost where there is a coefficient (x 10^4).
  cost_e6 bigint check (cost_e6 >= 0),
  coefficient_e4 int check (coefficient_e4 > 0),
  price_e6 bigint check (price_e6 >= 0),
  vat_basis_points int,
  vat_reason text,
  -- Texts without accents, in lower case (domain/catalog/items/catalog-item.ts).
  label_key text collate "C" not null,
  reference_key text collate "C" not null,
  supplier_key text collate "C" not null,
  search_text text not null,
  -- What makes two rows of a supplier one item: its reference, or its label without one.
  match_key text collate "C" not null generated always as (
    case when reference_key = '' then 'l' || label_key else 'r' || reference_key end) stored,
  version int not null,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  constraint catalog_item_one_price check (coefficient_e4 is null or price_e6 is null),
  constraint catalog_assembly_cost check (kind <> 'assembly' or cost_e6 is null),
  constraint catalog_zero_rate check ((vat_basis_points is not distinct from 0) = (vat_reason is not null))
);
create unique index catalog_item_known on catalog_item (company_id, match_key, supplier_key);
create index catalog_item_label on catalog_item (company_id, label_key, id) where archived_at is null;
create index catalog_item_kind on catalog_item (company_id, kind, label_key, id) where archived_at is null;
create index catalog_item_archived on catalog_item (company_id, label_key, id) where archived_at is not null;
create index catalog_item_reference on catalog_item (company_id, reference_key) where reference_key <> '';

-- What one unit of an assembly takes of other items.
create table catalog_component (
  company_id uuid not null references company,
  assembly_id uuid not null,
  place int not null,
  item_id uuid not null,
  quantity_e4 bigint not null check (quantity_e4 > 0),
  primary key (company_id, assembly_id, place),
  constraint catalog_component_once unique (company_id, assembly_id, item_id),
  foreign key (company_id, assembly_id) references catalog_item (company_id, id),
  foreign key (company_id, item_id) references catalog_item (company_id, id)
);
create index catalog_component_item on catalog_component (company_id, item_id);

-- A search finds items by the words of their labels and suppliers, as it finds names: see 0087. A list of prices has words by thousands,
-- so they are apart from those of names. References are found by an index.
create table catalog_word_part (
  company_id uuid not null references company,
  part text collate "C" not null,
  word text collate "C" not null,
  primary key (company_id, part, word)
);
create table catalog_word_use (
  company_id uuid not null references company,
  word text collate "C" not null,
  item_id uuid not null,
  primary key (company_id, word, item_id)
);

do $$
declare t text;
begin
  foreach t in array array['catalog_item', 'catalog_component', 'catalog_word_part', 'catalog_word_use'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = current_company()) with check (company_id = current_company())', t);
    execute format('grant select, insert on %I to etabli_app', t);
  end loop;
end $$;
grant update (kind, label, details, reference, supplier, unit, cost_e6, coefficient_e4, price_e6, vat_basis_points, vat_reason,
  label_key, reference_key, supplier_key, search_text, version, archived_at, updated_at) on catalog_item to etabli_app;
grant delete on catalog_component, catalog_word_use to etabli_app;

-- Items come by thousands: all the words of a statement at once, in order, so that two transactions wait for each other.
create function note_words_of_items(ids uuid[]) returns void language plpgsql as $$
begin
  insert into catalog_word_use (company_id, word, item_id)
    select t.company_id, w, t.id from unnest(ids) one (id)
    cross join lateral (select * from catalog_item where id = one.id offset 0) t
    cross join words_of(t.search_text) w order by 1, 2, 3
    on conflict do nothing;
  insert into catalog_word_part (company_id, part, word)
    select fresh.company_id, p, fresh.word
    from (
      select distinct t.company_id, w as word from unnest(ids) one (id)
      cross join lateral (select * from catalog_item where id = one.id offset 0) t
      cross join words_of(t.search_text) w
      where not exists (
        select from catalog_word_part k where k.company_id = t.company_id and k.part = left(w, 12) and k.word = w)) fresh
    cross join parts_of(fresh.word) p order by 1, 2, 3
    on conflict do nothing;
end $$;

create function note_catalog_words() returns trigger language plpgsql as $$
begin
  perform note_words_of_items(array(select id from noted));
  return null;
end $$;
create trigger catalog_words_added after insert on catalog_item referencing new table as noted
  for each statement execute function note_catalog_words();

-- A list of other prices changes no word.
create function change_catalog_words() returns trigger language plpgsql as $$
declare
  ids uuid[] := array(select n.id from noted n join former f on f.id = n.id where n.search_text <> f.search_text);
begin
  if cardinality(ids) = 0 then
    return null;
  end if;
  delete from catalog_word_use u using former f cross join words_of(f.search_text) w
    where f.id = any(ids) and u.company_id = f.company_id and u.word = w and u.item_id = f.id;
  perform note_words_of_items(ids);
  return null;
end $$;
create trigger catalog_words_changed after update on catalog_item referencing old table as former new table as noted
  for each statement execute function change_catalog_words();

-- They leave with the archive of their company, without what is made from their texts.
create function keep_archive_catalog(wanted uuid) returns void language sql set search_path = public, pg_temp as $$
  insert into company_archive_part (company_id, archive_id, name, place, content)
  select current_company(), wanted, name, place, convert_to(string_agg(line, E'\n' order by at) || E'\n', 'UTF8')
  from (
    select name, at, (row_json - 'company_id')::text as line, (row_number() over (partition by name order by at) - 1) / 100 as place
    from (
      select 'catalog_item' as name, r.id::text as at,
        to_jsonb(r) - array['label_key', 'reference_key', 'supplier_key', 'search_text', 'match_key'] as row_json
      from catalog_item r
      union all
      select 'catalog_component', r.assembly_id || ' ' || lpad(r.place::text, 9, '0'), to_jsonb(r) from catalog_component r) every_row
  ) placed
  group by name, place;
$$;
