import type { Client } from "pg";

// Whether the customer has this version of a quote.
const isGiven = (version: string) => `(
  exists (select from sending s where s.company_id = ${version}.company_id and s.document_id = ${version}.id)
  or exists (select from public_link l where l.company_id = ${version}.company_id and l.document_id = ${version}.id
    and l.revoked_at is null and l.first_viewed_at is not null))`;

const EARLIER = `select from document v
  left join quote_decision a on a.company_id = v.company_id and a.document_id = v.id and a.withdrawn_at is null
  where v.company_id = d.company_id and v.number = d.number and v.version < d.version`;

/** The projects whose row counts other open quotes than their documents tell, each quote looked at by itself. */
export async function listWrongQuoteCounts(owner: Client): Promise<object[]> {
  const { rows } = await owner.query<object>(`
    with last as (
      select * from document d where kind = 'quote'
        and not exists (select from document v where v.company_id = d.company_id and v.number = d.number
          and v.version > d.version)),
    told as (
      select d.company_id, d.project_id, d.gross_cents, case
        when exists (select from quote_decision q where q.company_id = d.company_id and q.document_id = d.id
          and q.withdrawn_at is null) then 'nothing'
        when ${isGiven("d")} then 'answer'
        when not exists (${EARLIER} and ${isGiven("v")}) then 'sending'
        when exists (${EARLIER} and a.decision = 'accepted') then 'nothing'
        else 'answer' end as waits_for
      from last d),
    counted as (
      select p.company_id, p.id, p.name,
        json_build_array(p.quotes_to_send, p.to_send_cents, p.unanswered_quotes, p.unanswered_cents)::text as kept,
        json_build_array(
          count(*) filter (where t.waits_for = 'sending'),
          coalesce(sum(t.gross_cents) filter (where t.waits_for = 'sending'), 0),
          count(*) filter (where t.waits_for = 'answer'),
          coalesce(sum(t.gross_cents) filter (where t.waits_for = 'answer'), 0))::text as told
      from project p left join told t on t.company_id = p.company_id and t.project_id = p.id
      group by p.company_id, p.id)
    select name, kept, told from counted where kept <> told`);
  return rows;
}
