-- The erasure of a company took forty seconds where it has ten thousand projects, most of them to keep what is derived of rows that go: words
-- and twins of emptied customers, facts of projects whose tasks go, events that nobody reads. Nothing is derived any more of a company that is
-- noted as erased.
create function is_erased() returns boolean language sql stable set search_path = public, pg_temp as $$
  select exists (select from company_erasure e where e.company_id = current_company()) $$;

create or replace trigger costs_removed after delete on hour_cost referencing old table as changed for each statement
  when (not is_erased()) execute function sum_up_costs();
create or replace trigger customer_twins_changed after update on customer for each row
  when ((old.kind, old.company_name, old.first_name, old.last_name, old.civility, old.email, old.phone, old.reach_text, old.siren,
    old.siret, old.address, old.merged_into)
    is distinct from (new.kind, new.company_name, new.first_name, new.last_name, new.civility, new.email, new.phone, new.reach_text, new.siren,
    new.siret, new.address, new.merged_into) and not is_erased()) execute function note_twins();
create or replace trigger customer_words_changed after update on customer for each row
  when ((old.search_text, old.email, old.reach_text)
    is distinct from (new.search_text, new.email, new.reach_text) and not is_erased()) execute function note_customer_words();
create or replace trigger project_words_changed after update on project for each row
  when ((old.search_text, old.place_text)
    is distinct from (new.search_text, new.place_text) and not is_erased()) execute function note_project_words();
create or replace trigger site_changed after update on project referencing old table as earlier new table as changed for each statement
  when (not is_erased()) execute function tell_changed_sites();
create or replace trigger site_tasks_left after delete on task referencing old table as changed for each statement
  when (not is_erased()) execute function tell_sites();
create or replace trigger site_times_left after delete on time_entry referencing old table as changed for each statement
  when (not is_erased()) execute function tell_sites();
create or replace trigger task_planned_removed after delete on task referencing old table as removed for each statement
  when (not is_erased()) execute function sum_up_removed_tasks();
create or replace trigger task_removed after delete on task referencing old table as removed for each statement
  when (not is_erased()) execute function count_removed_tasks();
create or replace trigger task_words_removed after delete on task referencing old table as removed for each statement
  when (not is_erased()) execute function forget_task_words();
create or replace trigger times_removed after delete on time_entry referencing old table as changed for each statement
  when (not is_erased()) execute function sum_up_added_times();

-- As before (0410), but for what triggers no longer keep.
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
  -- What the triggers of tasks and hours would have kept.
  update project set name = project_name, estimation_description = '', estimation_ai = null, site_address = '', place_text = '',
    search_text = '', vat_answers = null, quote_conditions = null, tasks_total = 0, tasks_left = 0;
  update project_sum set noted_minutes = 0, labour_cents = 0, planned_hours_e4 = 0;
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
  -- The views of all documents are read only where a file is no document's: it may be the logo of one.
  with loose as materialized (
    select f.sha256 from file f
    where f.company_id = current_company() and not exists (
      select from document_file x where x.company_id = f.company_id and x.content_sha256 = f.sha256))
  delete from file f using loose
  where f.company_id = current_company() and f.sha256 = loose.sha256
    and loose.sha256 not in (select d.view ->> 'logoId' from document d where d.view ->> 'logoId' is not null);
  delete from membership;
end $$;
