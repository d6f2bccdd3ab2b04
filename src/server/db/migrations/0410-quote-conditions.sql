-- What the quote of a project says and asks beside its lines. Null: nothing was said yet, and it says what the company proposes.
alter table project add column quote_conditions jsonb
  check (jsonb_typeof(quote_conditions) = 'object' and octet_length(quote_conditions::text) <= 100000);
grant insert (quote_conditions), update (quote_conditions) on project to etabli_app;
-- A quote that was drawn up before says nothing of it, and goes on saying nothing until somebody does.
update project set quote_conditions = '{}' where exists (
  select from document d where d.company_id = project.company_id and d.project_id = project.id and d.kind = 'quote');

-- What the next quotes of a company propose. Null: nothing.
alter table company add column quote_conditions jsonb
  check (jsonb_typeof(quote_conditions) = 'object' and octet_length(quote_conditions::text) <= 100000);
grant update (quote_conditions) on company to etabli_app;

-- As before (0390), and what quotes say goes with the company.
create or replace function erase_company(project_name text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from company_erasure e where e.erased_at > now() - interval '1 minute') then
    raise exception 'a company is noted as erased before it is' using errcode = '23514';
  end if;
  lock table word_use, word_part in share row exclusive mode;
  delete from assistant_session;
  delete from assistant_count;
  delete from proposed_action;
  -- The sweep may see these three tables of every company.
  delete from event e where e.company_id = current_company();
  delete from timer;
  delete from time_entry;
  delete from hour_cost;
  delete from project_mail;
  delete from project_note;
  delete from project_person;
  delete from company_closure;
  delete from mail_template;
  delete from calendar_link;
  delete from company_model;
  delete from model_consent;
  delete from catalog_word_use;
  delete from catalog_word_part;
  delete from catalog_component;
  delete from catalog_item;
  delete from customer_import_row;
  delete from customer_import_part;
  delete from customer_import;
  delete from company_import_part;
  delete from company_import;
  delete from company_archive_part;
  delete from company_archive;
  delete from idempotency_key k where k.company_id = current_company();
  delete from invitation;
  delete from mail_bounce;
  delete from mail_consent;
  delete from mailbox;
  delete from personal_token;
  delete from site_report_link;
  delete from reserve_lift;
  -- One that corrects another one goes with it: the statement ends before the database looks.
  delete from site_report;
  delete from project_photo;
  delete from quote_draft;
  delete from quote_signing;
  delete from quote_code_letter;
  delete from quote_question;
  delete from task;
  delete from customer_distinct;
  delete from customer_twin;
  delete from customer_note;
  delete from project p where not exists (select from document d where d.company_id = p.company_id and d.project_id = p.id);
  update project set name = project_name, estimation_description = '', estimation_ai = null, site_address = '', place_text = '',
    search_text = '', vat_answers = null, quote_conditions = null;
  update customer set kind = 'person', company_name = '', civility = '', first_name = '', last_name = '', email = '', phone = '', siren = '',
    siret = '', vat_number = '', address = null, search_text = '', reach_text = '';
  delete from customer_twin;
  delete from customer_key;
  delete from customer c
  where not exists (select from document d where d.company_id = c.company_id and d.customer_id = c.id)
    and not exists (select from project p where p.company_id = c.company_id and p.customer_id = c.id)
    and not exists (select from invoice_balance b where b.company_id = c.company_id and b.customer_id = c.id)
    and not exists (select from customer o where o.company_id = c.company_id and o.merged_into = c.id);
  delete from word_use;
  delete from word_part;
  -- A quote that waits is answered no more. What was agreed or is to be paid stays open to the customer.
  update public_link l set revoked_at = now()
  where l.revoked_at is null and l.document_kind = 'quote' and not exists (
    select from quote_decision q where q.company_id = l.company_id and q.document_id = l.document_id and q.decision = 'accepted'
      and q.withdrawn_at is null);
  update company set trade = '', iban = '', bic = '', hourly_rate_cents = null, email = '', phone = '', logo_id = null, insurance = null,
    mediator = '', legal_notices = '', document_style = null, quote_conditions = null, programs_open = false;
  delete from file f
  where f.company_id = current_company() and not exists (select from document_file x where x.company_id = f.company_id and x.content_sha256 = f.sha256)
    and f.sha256 not in (select d.view ->> 'logoId' from document d where d.view ->> 'logoId' is not null);
  delete from membership;
end $$;
