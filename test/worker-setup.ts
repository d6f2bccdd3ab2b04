import { afterEach, expect, vi } from "vitest";

// A worker runs one file after the other. Each test finds the real clock, globals, environment and functions.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

// A page keeps its session and conversation in its modules, so each file of tests of the web reads them anew.
if (expect.getState().testPath?.includes("/src/web/")) vi.resetModules();
