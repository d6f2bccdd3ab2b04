-- A document leaves by mail from its own screen: the mail knows its document, and the document knows whom it reached.

-- The document that the mail sends. Its writer has one mail under way for it, and it leaves by one mail at a time.
alter table mail_draft add column document_id uuid,
  add foreign key (company_id, document_id) references document (company_id, id);
create unique index mail_draft_of_document on mail_draft (company_id, document_id, user_id)
  where document_id is not null and state <> 'sent';
create unique index mail_draft_leaving on mail_draft (company_id, document_id)
  where document_id is not null and state in ('queued', 'sending', 'handed');
-- While it is written, it may leave from another mailbox.
grant update (mailbox_id) on mail_draft to etabli_app;

-- A sending by mail: which mail, to whom, and the address among them that its server refused. The mail itself may be erased.
alter table sending drop constraint sending_how_check;
alter table sending
  add column mail_id uuid,
  add column to_line text not null default '',
  add column refused_address text,
  add constraint sending_how_check check (how in ('by_hand', 'by_mail')),
  add check ((how = 'by_mail') = (mail_id is not null));
create unique index sending_by_mail on sending (company_id, mail_id) where mail_id is not null;

-- Only a quote is sent by hand. Any document leaves by mail; the moment is that at which a mail server took it.
create or replace function check_sending() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.how = 'by_hand' then perform check_quote_fact(new.company_id, new.document_id, company_day(new.sent_at)); end if;
  return new;
end $$;

-- As before, and what is noted of an invoice says nothing of quotes.
create or replace function note_quote_fact() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform count_waiting_quotes(d.company_id, d.project_id) from document d
  where d.company_id = new.company_id and d.id = new.document_id and d.kind = 'quote';
  return null;
end $$;

-- A document was sent once its mail has left: neither before, since it may be held back or refused, nor without a mark.
create function note_mailed_document() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into sending (company_id, document_id, how, sent_at, sent_by, mail_id, to_line, refused_address)
  values (new.company_id, new.document_id, 'by_mail', coalesce(new.sent_at, new.updated_at), new.user_id, new.id, new.to_line,
    case new.failure when 'recipient_refused' then new.failure_about end);
  return null;
end $$;
create trigger mailed_document after update of state on mail_draft for each row
  when (new.state = 'sent' and old.state <> 'sent' and new.document_id is not null)
  execute function note_mailed_document();
