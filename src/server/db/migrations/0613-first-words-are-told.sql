-- The first words of mails are read after their heads: an open list shows them when they come.
create or replace function tell_changed_mails() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tell_event(b.company_id, 'mails', b.id, b.user_id, case when b.user_id is null then 'manage' else 'own' end)
    from mailbox b where (b.company_id, b.id) in (
      select m.company_id, m.mailbox_id from changed m join earlier e on e.company_id = m.company_id and e.id = m.id
      where (m.folder_id, m.thread_key, m.is_seen, m.is_flagged, m.is_answered, m.is_draft, m.listed_at,
        nullif(m.snippet, ''))
        is distinct from (e.folder_id, e.thread_key, e.is_seen, e.is_flagged, e.is_answered, e.is_draft, e.listed_at,
        nullif(e.snippet, '')));
  return null;
end $$;