import { browserOn } from "./cookie-browser.ts";
import type { TestApp } from "./test-app.ts";

/** The password that a stranger chooses for an account under another person's address. */
export const STRANGERS_PASSWORD = "le mot d'un autre";

/** Everything that a stranger may leave on an account under another person's address. Answers the id of the account. */
export async function leaveEverything(app: TestApp, email: string): Promise<string> {
  const { json } = await browserOn(app).post("/signup", {
    email,
    password: STRANGERS_PASSWORD,
    data: { full_name: "Étranger" },
  });
  const { rows } = await app.database.owner.query("select id from auth.users where email = $1", [email]);
  const id = rows[0].id as string;
  const insert = (sql: string) => app.database.owner.query(sql, [id]);
  await insert(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
  );
  if (json.access_token === undefined)
    await insert(
      `insert into auth.sessions (id, user_id, refresh_key, refreshed_at, created_at)
        values (gen_random_uuid(), $1, '', now(), now())`,
    );
  await insert(
    `insert into auth.identities (id, user_id, provider, subject, created_at, updated_at)
      values (gen_random_uuid(), $1, 'atelier', 'etranger-' || gen_random_uuid(), now(), now())`,
  );
  await insert(
    `insert into auth.flow_state (id, user_id, kind, auth_code, created_at)
      values (gen_random_uuid(), $1, 'otp', 'code-' || gen_random_uuid(), now())`,
  );
  await insert(
    `insert into auth.login_changes (id, user_id, kind, before, link_hash, created_at)
      values (gen_random_uuid(), $1, 'email', '{"email":"etranger@example.org"}', gen_random_uuid()::text, now())`,
  );
  await insert(
    `with made as (insert into company (company_id, created_at) values (gen_random_uuid(), now()) returning company_id)
      insert into personal_token (company_id, id, user_id, name, token_sha256, scopes, created_at)
      select company_id, gen_random_uuid(), $1, 'etranger',
        encode(sha256(company_id::text::bytea), 'hex'), '{read}', now()
      from made`,
  );
  await insert("update auth.users set new_email = 'etranger@example.org', new_phone = '33611111111' where id = $1");
  return id;
}
