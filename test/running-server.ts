import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SERVER_STEP } from "../scripts/launch/server.mjs";
import { freePort } from "./throwaway-cluster.ts";

/** The product as its own process on a data folder, started as `npm start` does. */
export type RunningServer = {
  address: string;
  dataDir: string;
  /** Milliseconds from the last start of the process to its first ready answer. */
  readyMs: () => number;
  pid: () => number;
  /** Kills the server's process, as a power cut would: nothing is closed. */
  killServer: () => Promise<void>;
  /** Kills the embedded PostgreSQL's main process. */
  killDatabase: () => void;
  /** Starts the process again, and waits until it is ready. */
  start: () => Promise<void>;
  /** Waits until the process ends by itself. Answers its exit code. */
  ended: () => Promise<number | null>;
  /** Stops it as Ctrl-C does, and waits for its end. */
  stop: () => Promise<void>;
};

const MAIN = join(import.meta.dirname, "..", SERVER_STEP.at(-1)!);
const compileCache = process.env.NODE_COMPILE_CACHE;
const READY_WITHIN_MS = 60_000;

/** Starts it. `env` overrides settings. */
export async function startServer(dataDir: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: "error",
    AUTH_RATE_LIMIT_FACTOR: "100000",
    ...env,
  };
  let child: ChildProcess;
  let readyMs = 0;

  async function start(): Promise<void> {
    const began = Date.now();
    child = spawn(process.execPath, [...SERVER_STEP.slice(0, -1), MAIN], {
      // As `npm start` does, so that what is compiled serves every start.
      env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_COMPILE_CACHE: compileCache, ...settings },
      stdio: ["ignore", "ignore", "inherit"],
    });
    await ready(address, () => child.exitCode);
    readyMs = Date.now() - began;
  }

  function exitCodeOnceEnded(): Promise<number | null> {
    return new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
      child.once("exit", (code) => resolve(code));
    });
  }

  async function endBy(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    await exitCodeOnceEnded();
  }

  await start();
  return {
    address,
    dataDir,
    readyMs: () => readyMs,
    pid: () => child.pid!,
    killServer: () => endBy("SIGKILL"),
    killDatabase: () => void process.kill(Number(postmasterFile(dataDir)[0]), "SIGKILL"),
    start,
    ended: exitCodeOnceEnded,
    stop: () => endBy("SIGINT"),
  };
}

/** How to connect to the embedded PostgreSQL of a data folder as its superuser. */
export function embeddedDatabase(dataDir: string) {
  const [, , , port, socketDir] = postmasterFile(dataDir);
  return { host: socketDir!, port: Number(port), user: "postgres", database: "etabli" };
}

function postmasterFile(dataDir: string): string[] {
  return readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n");
}

/** Waits until the server says that it is ready. Throws when its process ends first. */
export async function ready(address: string, exitCode: () => number | null = () => null): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (exitCode() !== null) throw new Error(`the server ended with ${exitCode()}`);
    const answer = await fetch(`${address}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(10);
  }
  throw new Error("the server was not ready in time");
}
