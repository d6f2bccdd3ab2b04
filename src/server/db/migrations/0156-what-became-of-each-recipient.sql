-- A doubt is not forgotten, and neither is any recipient.

-- Since when a mail may have left. Sent again, held back or refused, it stays in doubt.
alter table mail_draft add column doubted_at timestamptz;
update mail_draft set doubted_at = updated_at where state = 'unsure';

-- What became of each recipient of the mail as it is: { address: 'taken' | 'refused' | 'waiting' | 'unsure' }
alter table mail_draft add column receptions jsonb not null default '{}';

-- Somebody whom a document is for was reached: not the company itself alone, nor who gets a copy.
alter table mail_draft add column reaches_customer boolean not null default true;

grant update (doubted_at, receptions, reaches_customer) on mail_draft to etabli_app;

-- As before, and whom it went to names those who get a copy.
create or replace function note_mailed_document() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into sending (company_id, document_id, how, sent_at, sent_by, mail_id, to_line, refused_address)
  values (new.company_id, new.document_id, 'by_mail', coalesce(new.sent_at, new.updated_at), new.user_id, new.id,
    concat_ws(', ', nullif(new.to_line, ''), nullif(new.cc_line, '')),
    case new.failure when 'recipient_refused' then new.failure_about end);
  return null;
end $$;
drop trigger mailed_document on mail_draft;
create trigger mailed_document after update of state on mail_draft for each row
  when (new.state = 'sent' and old.state <> 'sent' and new.document_id is not null and new.reaches_customer)
  execute function note_mailed_document();
