import { isPasswordOf } from "#server/auth/passwords/password-hash.ts";
import { availableParallelism } from "node:os";

// What no server can do without at 200 sign-ins: their passwords, verified as many at once as there are cores, in a
// process that does nothing else. `stall-probe.ts` measures the pauses of its event loop.
const [hash = "", password = "", count = "0"] = process.argv.slice(2);
let left = Number(count);
const verifyInTurn = async () => {
  while (left-- > 0) await isPasswordOf(hash, password);
};
process.stdin.once("data", async () => {
  await Promise.all(Array.from({ length: availableParallelism() }, verifyInTurn));
  console.log("done");
});
console.log("ready");
process.stdin.once("end", () => process.exit());
