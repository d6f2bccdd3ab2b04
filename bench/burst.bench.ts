import { burst } from "#test/burst.ts";
import { hold, percentile, say } from "./measure.ts";

// Method. The product runs as its own process, and its SMTP and SMS services accept calls without answering. These
// attacks run at once: image bombs of every format, a megabyte in every text of every call of the contract, 2,000
// anonymous recoveries, letters and codes that cannot leave, and 200 readers of one public PDF who never read. Request
// limits are lifted, to measure what holds without them. The measure is a normal user's list of projects, read again 20
// ms after each answer, from the first attack to the last answer. It has no other baseline.
const LIST_LIMIT_MS = 500;

const { listMs, listStatuses, isSameProcess, attacks } = await burst({
  textLength: 1_000_000,
  recoveries: 2_000,
  messages: 100,
  readers: 200,
  bombRounds: 10,
});
for (const [name, answers] of Object.entries(attacks))
  say(`${name}, answers by status`, [...answers].map(([status, count]) => `${status}: ${count}`).join(", "));
say(
  "lists of projects asked, p50 / p99 (ms)",
  `${listMs.length}, ${percentile(listMs, 0.5).toFixed(1)} / ${percentile(listMs, 0.99).toFixed(1)}`,
);
hold("the slowest list of projects", Math.max(...listMs), LIST_LIMIT_MS, "at most", " ms");
hold("lists answered otherwise than 200", [...listStatuses].filter((status) => status !== 200).length, 0);
hold("restarts", isSameProcess ? 0 : 1, 0);
