import { inCompany } from "#server/db/tenancy.ts";
import { sql } from "kysely";
import type { Person, TestApp } from "./test-app.ts";
import type { TestDatabase } from "./test-database.ts";

/** Runs SQL with the right of the application's role, in one company. */
export type CompanySql = (statement: string) => Promise<unknown>;

/** Signs somebody up, with what the application's role may do in their company. */
export async function signUpWithSql(app: TestApp): Promise<{ owner: Person; asApplication: CompanySql }> {
  const owner = await app.signUp();
  const { company } = (await owner.call("GET", "/api/company")).json;
  const asApplication: CompanySql = (statement) =>
    inCompany(app.database.app, company.id, (tx) => sql.raw(statement).execute(tx));
  return { owner, asApplication };
}

/** Changes what is stored as nobody but a superuser can, past every trigger. `values` are `$1` and those after. */
export async function alterStored(
  { owner }: Pick<TestDatabase, "owner">,
  statement: string,
  values: readonly unknown[],
): Promise<void> {
  await owner.query("set session_replication_role = replica");
  await owner.query(statement, [...values]).finally(() => owner.query("reset session_replication_role"));
}
