-- What left by mail is a fact that nobody makes up, and that outlives its mailbox and its writer.

alter table mail_draft
  -- What its writer has confirmed about the VAT of the quote that it sends.
  add column confirmed_doubts text[] not null default '{}',
  -- The revision that nobody has touched: as long as the mail is at it, its words follow the document.
  add column untouched_revision int not null default 1,
  -- It grows with each attempt, also when the mail is sent again: an attempt of before knows that it is over.
  add column attempt_number int not null default 0;
grant update (confirmed_doubts, untouched_revision, attempt_number) on mail_draft to etabli_app;

-- Nobody knows whether that mail arrived. One mail may take several documents along.
alter table sending add column is_doubtful boolean not null default false;
drop index sending_by_mail;
create unique index sending_by_mail on sending (company_id, mail_id, document_id) where mail_id is not null;

-- As before, and a sending by mail is written by the trigger of its mail alone, which runs as its owner.
create or replace function check_sending() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.how = 'by_hand' then
    perform check_quote_fact(new.company_id, new.document_id, company_day(new.sent_at));
  elsif current_user = 'etabli_app' then
    raise exception 'a sending by mail is noted when its mail leaves' using errcode = '42501';
  end if;
  return new;
end $$;

-- As before, for each document that the mail takes along: the one that it is about, a quote whomever it reached, and any other that
-- reached its customer. A mail that goes while nobody knows whether it left leaves its doubt. No day is before that of the document, nor
-- after that of the database.
create or replace function note_mailed_document() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mail mail_draft := old;
  joined_ids uuid[];
begin
  if tg_op = 'UPDATE' then mail := new; end if;
  select coalesce(array_agg((file ->> 'id')::uuid), '{}') into joined_ids
  from jsonb_array_elements(mail.files) file where file ->> 'kind' = 'document';
  insert into sending (company_id, document_id, how, sent_at, sent_by, mail_id, to_line, refused_address, is_doubtful)
  select mail.company_id, d.id, 'by_mail',
    case when company_day(moment) between least(d.dated_on, company_day(d.created_at)) and database_day() then moment
      else database_now() end,
    mail.user_id, mail.id, concat_ws(', ', nullif(mail.to_line, ''), nullif(mail.cc_line, '')),
    case mail.failure when 'recipient_refused' then mail.failure_about end, tg_op = 'DELETE'
  from document d, coalesce(mail.sent_at, mail.doubted_at, mail.updated_at) moment
  where d.company_id = mail.company_id and d.id = any (joined_ids || mail.document_id)
    and (d.id = mail.document_id or d.kind = 'quote' or exists (
      select from customer c
      where c.company_id = d.company_id and c.id = d.customer_id and mail.receptions ->> lower(c.email) = 'taken'));
  return null;
end $$;
drop trigger mailed_document on mail_draft;
create trigger mailed_document after update of state on mail_draft for each row
  when (new.state = 'sent' and old.state <> 'sent' and new.reaches_customer)
  execute function note_mailed_document();
create trigger mail_in_doubt_goes after delete on mail_draft for each row
  when (old.state in ('handed', 'unsure') and old.reaches_customer)
  execute function note_mailed_document();

-- A mail was sent once a server was given it, and stays as it left.
create function guard_sent_mail() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    -- With its mailbox it goes.
    if old.state = 'sent' and current_user = 'etabli_app' then
      raise exception 'mail % has left, so it stays', old.id using errcode = '23514';
    end if;
    return old;
  end if;
  if old.state = 'sent' and
    (new.mailbox_id, new.to_line, new.cc_line, new.subject, new.body, new.quote, new.files, new.revision, new.state, new.sent_at,
      new.reaches_customer)
    is distinct from
    (old.mailbox_id, old.to_line, old.cc_line, old.subject, old.body, old.quote, old.files, old.revision, old.state, old.sent_at,
      old.reaches_customer) then
    raise exception 'mail % has left, so it stays as it was', old.id using errcode = '23514';
  end if;
  -- Sent again to those alone who have it already, it was given to nobody.
  if new.state = 'sent' and old.state not in ('handed', 'unsure', 'sent')
    and not (old.state = 'sending' and jsonb_path_exists(new.receptions, '$.* ? (@ == "taken")')) then
    raise exception 'mail % was given to no server', old.id using errcode = '23514';
  end if;
  return new;
end $$;
create trigger sent_mail_guarded before update or delete on mail_draft for each row execute function guard_sent_mail();

-- The mails that take documents along and are on their way or in doubt: a quote counts as given while it is in one.
create index mail_draft_on_its_way on mail_draft (company_id) where state in ('queued', 'sending', 'handed', 'unsure');
