-- The role of the application changes the columns that the product changes, and no other: a link keeps its document, a row its company
-- and its key, and what the database counts of a project is counted by the database alone.

-- These write what the database keeps of a project, which the application may no longer write itself.
alter function count_added_tasks() security definer set search_path = public, pg_temp;
alter function count_removed_tasks() security definer set search_path = public, pg_temp;
alter function count_changed_tasks() security definer set search_path = public, pg_temp;
alter function note_quote_decided() security definer set search_path = public, pg_temp;

do $$
declare
  -- Every other column of these tables may be changed.
  frozen_columns jsonb := '{
    "assistant_session": ["company_id", "id", "user_id", "created_at"],
    "company": ["company_id", "time_zone", "created_at"],
    "customer": ["company_id", "id", "created_at"],
    "invitation": ["company_id", "id", "email", "role", "invited_by", "inviter_name", "created_at"],
    "membership": ["company_id", "user_id", "name", "created_at"],
    "project": ["company_id", "id", "created_at", "tasks_total", "tasks_left", "quoted", "invoiced", "waiting_quotes", "waiting_cents",
      "waiting_since"],
    "public_link": ["token", "company_id", "document_kind", "document_id", "created_at", "revoked_at"],
    "quote_draft": ["company_id", "id", "project_id"],
    "render_failure": ["company_id", "document_id"],
    "task": ["company_id", "id", "project_id", "created_at"]
  }';
  frozen record;
  changing text;
begin
  for frozen in select key as name, value as columns from jsonb_each(frozen_columns) loop
    select string_agg(quote_ident(a.attname), ', ') into changing from pg_attribute a
    where a.attrelid = frozen.name::regclass and a.attnum > 0 and not a.attisdropped and not frozen.columns ? a.attname::text;
    execute format('revoke update on %I from etabli_app', frozen.name);
    execute format('grant update (%s) on %I to etabli_app', changing, frozen.name);
  end loop;
  -- A new project has no task nor document yet, and a new link was neither opened nor taken back.
  select string_agg(quote_ident(a.attname), ', ') into changing from pg_attribute a
  where a.attrelid = 'project'::regclass and a.attnum > 0 and not a.attisdropped
    and a.attname not in ('tasks_total', 'tasks_left', 'quoted', 'invoiced', 'waiting_quotes', 'waiting_cents', 'waiting_since');
  revoke insert on project from etabli_app;
  execute format('grant insert (%s) on project to etabli_app', changing);
  revoke insert on public_link from etabli_app;
  grant insert (token, company_id, document_kind, document_id, created_at) on public_link to etabli_app;
end $$;

-- That a customer opened a page stays as it was noted.
create function refuse_another_view() returns trigger language plpgsql
  as $$ begin raise exception 'the first view of a link is noted once' using errcode = '42501'; end $$;
create trigger public_link_viewed_once before update on public_link for each row
  when (old.first_viewed_at is not null and new.first_viewed_at is distinct from old.first_viewed_at) execute function refuse_another_view();
