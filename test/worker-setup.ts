import { afterEach, expect, vi } from "vitest";

// A worker runs one file after the other. Each test finds the real clock, globals, environment and functions.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

// A test of which no expect ran proves nothing: a list that was to be walked may have become empty. In a browser,
// waiting for what must appear is the proof.
const isInBrowser = expect.getState().testPath?.includes("/test/e2e/") === true;
afterEach(({ task }) => {
  if (isInBrowser || task.result?.state === "fail" || expect.getState().assertionCalls > 0) return;
  throw new Error("no expect ran in this test: expect something, also that the list it walks is not empty");
});

// A story in a browser takes three times as long on a machine with other work, and is right all the same.
vi.setConfig({ testTimeout: isInBrowser ? 90_000 : 30_000 });

// A page keeps its session and conversation in its modules, so each file of tests of the web reads them anew.
if (expect.getState().testPath?.includes("/src/web/")) vi.resetModules();
