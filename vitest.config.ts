import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "src/**/*.test.tsx", "scripts/**/*.test.ts", "test/**/*.test.ts"],
    env: { TZ: "Europe/Paris" },
    testTimeout: 30_000,
    hookTimeout: 90_000,
    globalSetup: ["test/global-setup.ts"],
  },
});
