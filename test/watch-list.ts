import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

// A user who works while others attack. It reads the list of projects again 20 ms after each answer. It runs in its own
// thread, so that the work of the attackers is not counted.

const { address, token } = workerData as { address: string; token: string };
const looks: { ms: number; status: number }[] = [];
let isOver = false;
parentPort!.once("message", () => (isOver = true));
while (!isOver) {
  const began = performance.now();
  const answer = await fetch(`${address}/api/projects?limit=50`, {
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => null);
  await answer?.arrayBuffer();
  looks.push({ ms: performance.now() - began, status: answer?.status ?? 0 });
  await sleep(20);
}
parentPort!.postMessage(looks);
