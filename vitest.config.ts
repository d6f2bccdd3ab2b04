import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

// Everything runs on the embedded database by its socket. What touches a database runs again by an address, as with
// DATABASE_URL: all of it on a server that is named, for another version may read SQL otherwise; on the embedded one
// over TCP what opens connections, signs in and issues documents.
const onDatabase = ["src/server/*/**/*.test.ts", "test/*.test.ts"];
const onAddress = process.env.TEST_DATABASE_URL
  ? onDatabase
  : [
      "src/server/{db,documents,invoices}/**/*.test.ts",
      "src/server/auth/{accounts,sessions}/*.test.ts",
      "test/*.test.ts",
    ];
// These touch no database, start one of their own, or measure what reads a text before any database does.
const notByAddress = [
  "src/server/{e-invoice,llm,mail,pdf,processes,sms}/**",
  "src/server/db/embedded/*.test.ts",
  "src/server/db/postgres-types.test.ts",
  "src/server/auth/hostile-*.test.ts",
  "src/server/http/hostile-input.test.ts",
];

export default defineConfig({
  test: {
    env: { TZ: "Europe/Paris" },
    // A core each: by default one is left aside, which on two leaves one.
    maxWorkers: Math.min(4, availableParallelism()),
    testTimeout: 30_000,
    hookTimeout: 90_000,
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
