import { judgeOrder } from "./orders/judged-order.ts";
import { madeOrders } from "./orders/made-orders.ts";
import { seededRandom } from "./spans/random.ts";

// Measures the reading of whole orders on sentences of a grammar: `node scripts/score-orders.ts --seed=7 --count=4000`.
// `--show=amount` prints the orders of that verdict.

const option = (name: string) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1];
const orders = madeOrders(Number(option("count") ?? 4000), seededRandom(Number(option("seed") ?? 7)));
const verdicts = orders.map((order) => ({ order, ...judgeOrder(order) }));
const KINDS = ["right", "words", "asked", "amount", "action"] as const;

function say(name: string, some: typeof verdicts): void {
  const counts = KINDS.map((kind) => `${kind} ${some.filter((one) => one.kind === kind).length}`);
  console.log(`${name.padEnd(24)} ${String(some.length).padStart(5)}  ${counts.join("  ")}`);
}

say("all", verdicts);
for (const [hand, some] of Map.groupBy(verdicts, ({ order }) => order.hand)) say(`by hand: ${hand}`, some);
const classes = [...new Set(orders.flatMap((order) => order.classes))].toSorted();
for (const name of classes)
  say(
    name,
    verdicts.filter(({ order }) => order.classes.includes(name)),
  );
const kindToShow = option("show");
for (const { order, kind, faults } of verdicts
  .filter((one) => one.kind === kindToShow)
  .slice(0, Number(option("most") ?? 60)))
  console.log(`[${order.hand}] ${order.text}\n    ${kind}: ${faults.join("; ")}`);
