import type { Selectable } from "kysely";
import type { AuthTables } from "./auth-tables.ts";
import type { PublicTables } from "./public-tables.ts";

/** Every table of the product for Kysely. Tables of the sign-in server are named with their schema. */
export type Database = PublicTables & AuthTables;

/**
 * A row of a table as it is read: `Row<"invoice">`. Types of rows are picked from it. A column renamed by a migration
 * is then a compiler error wherever the column is read. When the compiler does not know the table of a new migration,
 * run `node_modules/.bin/node scripts/database-types.ts`.
 */
export type Row<Table extends keyof Database> = Selectable<Database[Table]>;
