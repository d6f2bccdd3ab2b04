import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";

// Everything runs on the embedded database by its socket. What an address (as with DATABASE_URL) or another version of
// PostgreSQL can change runs again by an address, and nothing else:
const onAddress = [
  // how every statement is read, planned and typed;
  "scripts/check-sql.test.ts",
  // connections, roles, rights, prepared statements, migrations, jobs and row-level security;
  "src/server/db/**/*.test.ts",
  "test/tenancy.test.ts",
  // sign-in, which has a connection and a role of its own;
  "src/server/auth/{accounts,sessions}/*.test.ts",
  // what triggers, collations and locks do: frozen documents, kept figures, search, numbers;
  "src/server/documents/frozen-documents.test.ts",
  "src/server/projects/{kept-facts,search-candidates,search}.test.ts",
  "src/server/invoices/*.test.ts",
  // and one of everything, written and read back through the product.
  "test/{creations,patches,frozen-bytes}.test.ts",
];
// These start a database of their own, or touch none.
const notByAddress = ["src/server/db/embedded/*.test.ts", "src/server/db/postgres-types.test.ts"];

/** Runs first the files that take longest: one of them begun last would leave the other workers idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      /\/hostile-|\/dovecot-|\/test\/(linear-reading|e2e\/|faults\/|servers\/)/.test(moduleId);
    return (await super.sort(files)).toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    env: { TZ: "Europe/Paris" },
    // Two more than the cores: tests wait for pages, timers and mails two fifths of their time.
    maxWorkers: Math.min(4, availableParallelism() + 2),
    // A worker keeps its modules from one file to the next: reading the whole server again for each file, and compiling
    // it again, took a third of the run. A file shares no database, application or session with another, and what a test
    // replaces in its worker is put back after it, by test/worker-setup.ts.
    isolate: false,
    setupFiles: ["test/worker-setup.ts"],
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
