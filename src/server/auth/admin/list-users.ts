import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { validationFailed } from "#server/auth/ground/auth-error.ts";
import type { AuthDb, UserRow } from "#server/auth/ground/auth.repository.ts";
import { inTransaction } from "#server/auth/ground/auth.repository.ts";
import { userWith } from "#server/auth/users/user-answer.ts";
import type { Admin } from "./admin-caller.ts";
import { auditAdminCall } from "./admin-caller.ts";
import { listFactorsByUser, listIdentitiesByUser, listUserPage } from "./admin.repository.ts";

const A_PAGE = 50;
const MOST = 1_000;

/** A page of users, and the values of its headers. */
export type UsersPage = { body: { users: unknown[]; aud: string }; headers: { "x-total-count": string; link: string } };

/** GET /admin/users: every user, newest first, including softly deleted users. */
export async function listUsers(
  deps: AuthDeps,
  admin: Admin,
  query: { page?: unknown; per_page?: unknown },
): Promise<UsersPage> {
  const page = countOf(query.page, "page") || 1;
  const perPage = Math.min(countOf(query.per_page, "per_page") || A_PAGE, MOST);
  return inTransaction(deps.pool, async (tx) => {
    const { total, users } = await listUserPage(tx, { page, perPage });
    await auditAdminCall(deps, tx, admin, { action: "users_listed", page, perPage });
    return {
      body: { users: await readUserAnswers(tx, users), aud: "authenticated" },
      headers: { "x-total-count": String(total), link: links(deps, { page, perPage, total }) },
    };
  });
}

async function readUserAnswers(db: AuthDb, users: UserRow[]): Promise<unknown[]> {
  const ids = users.map((user) => user.id);
  const identities = await listIdentitiesByUser(db, ids);
  const factors = await listFactorsByUser(db, ids);
  return users.map((user) =>
    userWith(user, {
      identities: identities.get(user.id) ?? [],
      factors: (factors.get(user.id) ?? []).map(({ user_id: _ownedBy, ...factor }) => factor),
    }),
  );
}

// The official client cuts each link at its first `=`, so the page must come first.
function links(
  { config }: AuthDeps,
  { page, perPage, total }: { page: number; perPage: number; total: number },
): string {
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) =>
    `<${config.siteUrl}/auth/v1/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  return [...(page < last ? [link(page + 1, "next")] : []), link(last, "last")].join(", ");
}

function countOf(value: unknown, name: string): number {
  if (value === undefined || value === "") return 0;
  if (typeof value !== "string" || !/^\d{1,9}$/.test(value))
    throw validationFailed(`Bad Pagination Parameters: ${name} must be a whole number`);
  return Number(value);
}
