import { understand } from "#domain/assistant/understand.ts";
import type { UnderstandContext } from "#domain/assistant/understanding.ts";
import { createInterface } from "node:readline";

// Reads one JSON object a line, `{"text": …, "context": {"today": …, "activeFlow": …, "pending": …}}`, and writes what
// the assistant understands, one JSON object a line.

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === "") continue;
  const { text, context } = JSON.parse(line) as { text: string; context: UnderstandContext };
  console.log(JSON.stringify(understand(text, context)));
}
