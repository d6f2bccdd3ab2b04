import type { Client } from "pg";

/** The company that shares it, and what the words of its subjects are: the mail `n` has the word `n % words.length`. */
export type SeededMailbox = { companyId: string; count: number; words: readonly string[] };

/**
 * Fills a mailbox that was read, without its server: an inbox of so many mails, a minute apart. Each third one answers
 * the one before, so that two conversations of three have one mail. Answers the ID of the mailbox.
 */
export async function seedMails(
  owner: Pick<Client, "query">,
  { companyId, count, words }: SeededMailbox,
): Promise<string> {
  const { rows } = await owner.query<{ id: string; folder: string }>(
    `with box as (
      insert into mailbox (company_id, id, user_id, address, kind, imap_host, imap_port, imap_security, smtp_host,
        smtp_port, smtp_security, username, sealed_secret, state, created_at, created_by, retry_at)
      select $1, gen_random_uuid(), null, 'jean@etabli.example', 'imap', 'localhost', 993, 'tls', 'localhost', 465, 'tls',
        'jean', 'none', 'connected', now(), user_id, now() + interval '1 year'
      from membership where company_id = $1 limit 1
      returning id)
    insert into mail_folder (company_id, id, mailbox_id, path, role, uid_validity, uid_next, lowest_uid)
    select $1, gen_random_uuid(), box.id, 'INBOX', 'inbox', 1, $2::int + 1, 1 from box
    returning mailbox_id as id, id as folder`,
    [companyId, count],
  );
  const [folder] = rows;
  if (!folder) throw new Error("the mailbox was not written");
  await owner.query(
    `insert into mail_message (company_id, id, mailbox_id, folder_id, uid, message_id, thread_key, subject, from_name,
      from_address, to_people, cc_people, sent_at, received_at, is_seen, is_flagged, is_answered, is_draft,
      has_attachment, size_bytes, search_text)
    select $1, gen_random_uuid(), $2, $3, n, n || '@roux.example',
      (n - case when n % 3 = 2 then 1 else 0 end) || '@roux.example', 'Chantier ' || word,
      'Claire Roux ' || n % 977, 'claire' || n % 977 || '@roux.example', '[]', '[]', null,
      timestamptz '2026-11-23' - n * interval '1 minute', n % 7 > 0, n % 50 = 0, false, false, n % 5 = 0, 4000,
      'chantier ' || word || ' claire roux ' || n % 977 || ' claire' || n % 977 || '@roux.example'
    from generate_series(1, $4::int) n, lateral (select ($5::text[])[1 + n % cardinality($5::text[])] as word) w`,
    [companyId, folder.id, folder.folder, count, words],
  );
  return folder.id;
}
