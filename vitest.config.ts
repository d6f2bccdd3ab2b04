import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

// Everything runs on the embedded database by its socket. What opens connections, signs in, keeps a company's rows or
// issues documents runs again by an address, as with DATABASE_URL; another version of PostgreSQL may read SQL otherwise,
// so the check of every statement runs there too.
const onAddress = [
  "scripts/check-sql.test.ts",
  "src/server/{assistant,company,customers,db,documents,files,invoices,projects,quotes}/**/*.test.ts",
  "src/server/auth/{accounts,codes,sessions}/*.test.ts",
  "test/*.test.ts",
];
// These start a database of their own, or touch none.
const notByAddress = ["src/server/db/embedded/*.test.ts", "src/server/db/postgres-types.test.ts"];

export default defineConfig({
  test: {
    env: { TZ: "Europe/Paris" },
    // A core each: by default one is left aside, which on two leaves one.
    maxWorkers: Math.min(4, availableParallelism()),
    testTimeout: 30_000,
    hookTimeout: 90_000,
    // As long as a page may take on a machine with other work; by default one second.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "embedded",
          globalSetup: ["test/global-setup.ts"],
          include: ["src/**/*.test.ts", "src/**/*.test.tsx", "scripts/**/*.test.ts", "test/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: { name: "address", globalSetup: ["test/global-setup.ts"], include: onAddress, exclude: notByAddress },
      },
    ],
  },
});
