-- The establishment of a professional customer: fourteen digits, kept whole beside the SIREN they begin with.
alter table customer add column siret text not null default '';
