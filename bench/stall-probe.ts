import { writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

// Loaded into a measured server. On SIGUSR2 it writes the longest pause of its event loop since the last signal, in
// milliseconds, to the file that STALL_FILE names.
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on("SIGUSR2", () => {
  writeFileSync(process.env.STALL_FILE!, String(delay.max / 1e6));
  delay.reset();
});
