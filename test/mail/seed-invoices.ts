import type { Client } from "pg";

/**
 * Keeps invoices of suppliers, as if they had been read in mails that are gone: a minute apart, each third one paid.
 * Answers their IDs, the last received first.
 */
export async function seedInvoices(owner: Pick<Client, "query">, companyId: string, count: number): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into supplier_invoice (company_id, id, mailbox_id, message_id, received_at, file_name, kind, supplier_name,
      supplier_siren, supplier_vat_number, supplier_key, number_key, number, issued_on, due_on, net_cents, vat_cents,
      gross_cents, currency, doubts, search_text, kept_at, paid_at)
    select $1, gen_random_uuid(), null, '', timestamptz '2026-11-23' - n * interval '1 minute', 'F.pdf', 'invoice',
      'Point Bois ' || n % 97, '', '', 'name point bois ' || n % 97, 'F' || n, 'F' || n, date '2026-11-20', null,
      10000, 2000, 12000, 'EUR', '{}', 'point bois ' || n % 97 || ' f' || n, now(), case when n % 3 = 0 then now() end
    from generate_series(1, $2::int) n returning id`,
    [companyId, count],
  );
  return rows.map(({ id }) => id);
}
