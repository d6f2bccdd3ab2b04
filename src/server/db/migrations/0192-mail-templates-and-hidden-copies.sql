-- Those who receive a mail without being seen by the others. A line, as it was typed.
alter table mail_draft add column bcc_line text not null default '';
grant update (bcc_line) on mail_draft to etabli_app;

create or replace function guard_sent_mail() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    -- With its mailbox it goes.
    if old.state = 'sent' and current_user = 'etabli_app' then
      raise exception 'mail % has left, so it stays', old.id using errcode = '23514';
    end if;
    return old;
  end if;
  if old.state = 'sent' and
    (new.mailbox_id, new.to_line, new.cc_line, new.bcc_line, new.subject, new.body, new.quote, new.files, new.revision, new.state,
      new.sent_at, new.reaches_customer)
    is distinct from
    (old.mailbox_id, old.to_line, old.cc_line, old.bcc_line, old.subject, old.body, old.quote, old.files, old.revision, old.state,
      old.sent_at, old.reaches_customer) then
    raise exception 'mail % has left, so it stays as it was', old.id using errcode = '23514';
  end if;
  -- Sent again to those alone who have it already, it was given to nobody.
  if new.state = 'sent' and old.state not in ('handed', 'unsure', 'sent')
    and not (old.state = 'sending' and jsonb_path_exists(new.receptions, '$.* ? (@ == "taken")')) then
    raise exception 'mail % was given to no server', old.id using errcode = '23514';
  end if;
  return new;
end $$;

-- What a company writes often, with fields between braces.
create table mail_template (
  company_id uuid not null references company,
  id uuid not null,
  name text not null check (name <> ''),
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  primary key (company_id, id)
);
create unique index mail_template_name on mail_template (company_id, lower(name));
alter table mail_template enable row level security;
alter table mail_template force row level security;
create policy own_company on mail_template using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, delete, update (name, subject, body) on mail_template to etabli_app;

-- They leave with the archive of their company.
create function keep_archive_mail_templates(wanted uuid) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  insert into company_archive_part (company_id, archive_id, name, place, content)
  select current_company(), wanted, 'mail_template', 0, convert_to(string_agg(line, E'\n' order by at) || E'\n', 'UTF8')
  from (select r.id as at, (to_jsonb(r) - 'company_id')::text as line from mail_template r) templates
  having count(*) > 0;
end $$;
