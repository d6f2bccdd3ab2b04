import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

// Everything runs on the embedded database by its socket; what touches a database runs again by an address, as with DATABASE_URL.
const onDatabase = ["src/server/{auth,assistant,company,customers,db,documents,files,http,invoices,projects,quotes}/**/*.test.ts", "test/*.test.ts"];

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
        test: { name: "embedded", globalSetup: ["test/global-setup.ts"], include: ["src/**/*.test.ts", "src/**/*.test.tsx", "scripts/**/*.test.ts", "test/**/*.test.ts"] },
      },
      { extends: true, test: { name: "address", globalSetup: ["test/global-setup.ts"], include: onDatabase } },
    ],
  },
});
