import { parentPort, workerData } from "node:worker_threads";
import { setTimeout as sleep } from "node:timers/promises";

// A person who works while others attack: asks for the list of projects again 20 ms after each answer, in a thread of
// their own, so that what the attackers do in theirs is not counted.

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
