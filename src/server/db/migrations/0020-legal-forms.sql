-- The legal form becomes one of a list. What was typed freely is read into it; what cannot be read is kept among the notices,
-- printed at the foot of documents as it was, until a form is chosen.
alter table company no force row level security;
update company set
  legal_form = read.code,
  legal_notices = case when read.code <> '' then company.legal_notices
    else btrim(company.legal_notices || E'\n' || btrim(company.legal_form), E'\n') end
from (
  select company_id, case
    when t ~ '\meirl\M|individuel(le)? a responsabilite limitee' then 'EIRL'
    when t ~ '\m(ei|micro|microentreprise|microentrepreneur|autoentreprise|autoentrepreneur|auto entreprise|auto entrepreneur|nom propre|entrepreneur individuel|entreprise individuelle)\M' then 'EI'
    when t ~ '\m(scop|cooperative)\M' then case when t ~ '\msas\M|par actions simplifiee' then 'SCOP_SAS' when t ~ '\msa\M|anonyme' then 'SCOP_SA' else 'SCOP_SARL' end
    when t ~ '\mselarlu?\M|exercice liberal a responsabilite limitee' then 'SELARL'
    when t ~ '\mselasu?\M|exercice liberal par actions' then 'SELAS'
    when t ~ '\m(eurl|sarlu)\M|unipersonnelle a responsabilite limitee|(\msarl\M|responsabilite limitee).*(unipersonnelle|associe unique)' then 'EURL'
    when t ~ '\msarl\M|responsabilite limitee' then 'SARL'
    when t ~ '\msasu\M|(\msas\M|par actions simplifiee).*(unipersonnelle|associe unique)' then 'SASU'
    when t ~ '\msas\M|par actions simplifiee' then 'SAS'
    when t ~ '\msnc\M|nom collectif' then 'SNC'
    when t ~ '\msca\M|commandite par actions' then 'SCA'
    when t ~ '\mscs\M|commandite simple' then 'SCS'
    when t ~ '\msa\M|societe anonyme' then 'SA'
    when t ~ '\msci\M|civile immobiliere' then 'SCI'
    when t ~ '\mscm\M|civile de moyens' then 'SCM'
    when t ~ '\mscp\M|civile professionnelle' then 'SCP'
    when t ~ '\msc\M|societe civile' then 'SC'
    when t ~ '\mgie\M|interet economique' then 'GIE'
    when t ~ '\m(association|asso|loi 1901)\M' then 'ASSOCIATION'
    else '' end as code
  from (select company_id, btrim(regexp_replace(lower(regexp_replace(replace(normalize(legal_form, nfd), '.', ''), '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', ' ', 'g')) as t
    from company where btrim(legal_form) <> '') plain
) read
where read.company_id = company.company_id;
update company set legal_form = '' where btrim(legal_form) = '';
alter table company force row level security;

alter table company add constraint legal_form_known check (legal_form in ('', 'EI', 'EURL', 'SARL', 'SASU', 'SAS', 'SA', 'SELARL', 'SELAS', 'SNC', 'SCS', 'SCA',
  'SCOP_SARL', 'SCOP_SAS', 'SCOP_SA', 'SC', 'SCI', 'SCM', 'SCP', 'EIRL', 'GIE', 'ASSOCIATION'));
