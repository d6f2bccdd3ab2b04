import type { Client } from "pg";

/** How many mails there are, and the words of their subjects: the mail `n` has the word `n % words.length`. */
export type SeededMails = { count: number; words: readonly string[] };

type Owner = Pick<Client, "query">;

/** Makes a mailbox that a company shares, whose server is nowhere, and fills it. */
export async function seedMails(owner: Owner, companyId: string, mails: SeededMails): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into mailbox (company_id, id, user_id, address, kind, imap_host, imap_port, imap_security, smtp_host,
      smtp_port, smtp_security, username, sealed_secret, state, created_at, created_by, retry_at)
    select $1, gen_random_uuid(), null, 'jean@etabli.example', 'imap', 'localhost', 993, 'tls', 'localhost', 465, 'tls',
      'jean', 'none', 'connected', now(), user_id, now() + interval '1 year'
    from membership where company_id = $1 limit 1 returning id`,
    [companyId],
  );
  await seedMailsOf(owner, firstId(rows), mails);
}

/**
 * Fills the inbox of a mailbox as if it had been read: mails a minute apart, each third one answers the one before.
 * Answers the ID of the newest one.
 */
export async function seedMailsOf(owner: Owner, mailboxId: string, { count, words }: SeededMails): Promise<string> {
  const { rows: folders } = await owner.query<{ id: string }>(
    `insert into mail_folder (company_id, id, mailbox_id, path, role, uid_validity, uid_next, lowest_uid, name)
    select company_id, gen_random_uuid(), id, 'INBOX', 'inbox', 1, $2::int + 1, 1, '' from mailbox where id = $1
    returning id`,
    [mailboxId, count],
  );
  const { rows } = await owner.query<{ id: string }>(
    `insert into mail_message (company_id, id, mailbox_id, folder_id, uid, message_id, thread_key, subject, from_name,
      from_address, to_people, cc_people, sent_at, received_at, is_seen, is_flagged, is_answered, is_draft,
      has_attachment, size_bytes, search_text, listed_at)
    select f.company_id, gen_random_uuid(), f.mailbox_id, f.id, n, n || '@roux.example',
      (n - case when n % 3 = 2 then 1 else 0 end) || '@roux.example', 'Chantier ' || word,
      'Claire Roux ' || n % 977, 'claire' || n % 977 || '@roux.example', '[]', '[]', null,
      timestamptz '2026-11-23' - n * interval '1 minute', n % 7 > 0, n % 50 = 0, false, false, n % 5 = 0, 4000,
      'chantier ' || word || ' claire roux ' || n % 977 || ' claire' || n % 977 || '@roux.example',
      timestamptz '2026-11-23' - n * interval '1 minute'
    from mail_folder f, generate_series(1, $2::int) n,
      lateral (select ($3::text[])[1 + n % cardinality($3::text[])] as word) w
    where f.id = $1 returning id`,
    [firstId(folders), count, words],
  );
  return firstId(rows);
}

function firstId(rows: readonly { id: string }[]): string {
  const [row] = rows;
  if (!row) throw new Error("nothing was written: the mailbox or its company is unknown");
  return row.id;
}
