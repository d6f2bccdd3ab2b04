import { writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

// Loaded into a server under measure: on SIGUSR2, writes the longest its event loop was held up since the last time
// (milliseconds) to the file STALL_FILE names.
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on("SIGUSR2", () => {
  writeFileSync(process.env.STALL_FILE!, String(delay.max / 1e6));
  delay.reset();
});
