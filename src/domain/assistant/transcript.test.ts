import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { AssistantProject, KnownSeller } from "./conversation/assistant-project.ts";
import { resumeFlow } from "./conversation/engine.ts";
import type { EffectEnd, FlowState, Turn } from "./conversation/flow.ts";
import { IDLE } from "./conversation/flow.ts";
import type { AssistantMessage } from "./conversation/message.ts";
import type { Input, Outcome } from "./conversation/world.ts";
import { readInput, readMessage } from "./converse.ts";
import { ALL_FLOWS } from "./flows/all-flows.ts";
import { SCRIPT } from "./script.ts";

// Golden conversations that anyone can read. The user: « > » types, « [x] » chooses, « {a=b} » fills a form or a card,
// « (x id) » ticks. The assistant: « < » says, « ! » runs an effect, « = » is how the effect ended. Lines « = » are
// input, lines « < » and « ! » are checked. UPDATE_TRANSCRIPTS=1 writes the transcripts again. Read them before you
// commit them.

const FOLDER = join(import.meta.dirname, "transcripts");
const TODAY = "2026-11-21";

test.each(readdirSync(FOLDER).filter((file) => file.endsWith(".txt")))(
  "the conversation matches its transcript: %s",
  (file) => {
    const path = join(FOLDER, file);
    const transcript = readFileSync(path, "utf8");
    const playing = play(transcript);
    if (process.env.UPDATE_TRANSCRIPTS) writeFileSync(path, playing);
    expect(playing, "if it is meant, UPDATE_TRANSCRIPTS=1 writes it again").toBe(
      process.env.UPDATE_TRANSCRIPTS ? playing : transcript,
    );
  },
);

test.each(ALL_FLOWS.map(({ name }) => name))("the flow « %s » has a transcript", (name) => {
  const hint = `write what a person types in src/domain/assistant/transcripts/${name}.txt, then UPDATE_TRANSCRIPTS=1`;
  expect(readdirSync(FOLDER), hint).toContain(`${name}.txt`);
});

/** Replays the user's lines and the outcomes of a transcript. Answers the transcript of the current code. */
function play(transcript: string): string {
  const lines = transcript.split("\n");
  const outcomes = lines.filter((line) => line.startsWith("= "));
  const out: string[] = [];
  let state: FlowState = IDLE;

  function follow(turn: Turn): void {
    state = turn.state;
    for (const message of turn.messages) out.push(...printMessage(message));
    for (const effect of turn.effects) {
      out.push(`! ${JSON.stringify(effect)}`);
      const outcome = outcomes.shift();
      if (outcome === undefined) throw new Error(`after the last answer, ${effect.name} needs a line « = {…} »`);
      out.push(outcome);
      follow(resumeFlow(SCRIPT, state, { effect: effect.name, outcome: readOutcome(outcome) } as EffectEnd, TODAY));
    }
  }

  for (const line of lines) {
    if (line.startsWith("#")) out.push(line);
    if (line === "" && out.length > 0 && out.at(-1) !== "") out.push("");
    const input = readLine(line);
    if (input === null) continue;
    out.push(line);
    if (input.kind !== "text") follow(readInput(state, withRows(state, input), TODAY));
    else {
      const context = {
        today: TODAY,
        project: pageProject(transcript),
        recentProjectId: recentProjectId(transcript),
        seller: knownSeller(transcript),
      };
      const reply = readMessage(state, input.text, context);
      if (reply.kind === "turn") follow(reply.turn);
      else {
        state = reply.state ?? state;
        out.push("< (free question)");
      }
    }
  }
  if (outcomes.length > 0) out.push(...outcomes.map((line) => `${line} (never used)`));
  return `${out.join("\n").replace(/\n+$/, "")}\n`;
}

function readLine(line: string): Input | null {
  if (line.startsWith("> ")) return { kind: "text", text: line.slice(2) };
  const choice = /^\[(.+)\]$/.exec(line);
  if (choice) return { kind: "choice", value: choice[1]! };
  const form = /^\{(.*)\}$/.exec(line);
  if (form)
    return {
      kind: "form",
      values: Object.fromEntries(form[1]!.split("; ").map((part) => part.split("=") as [string, string])),
    };
  const tick = /^\(([x ]) (.+)\)$/.exec(line);
  return tick ? { kind: "tick", taskId: tick[2]!, done: tick[1] === "x" } : null;
}

// A card is confirmed with the rows it shows. « line-1.quantity=15 » is typed on one of them.
function withRows({ pending }: FlowState, input: Input): Input {
  if (input.kind !== "form" || pending?.message.type !== "quote_card") return input;
  const rows = pending.message.rows.map((row) => {
    const columns = Object.entries(input.values).filter(([name]) => name.startsWith(`${row.id}.`));
    return { ...row, ...Object.fromEntries(columns.map(([name, value]) => [name.slice(row.id.length + 1), value])) };
  });
  return { ...input, rows };
}

function readOutcome(line: string): Outcome<unknown> {
  const failure = /^= failed (\S+) (.*?)(?: (\{.*\}))?$/.exec(line);
  if (failure)
    return {
      ok: false,
      code: failure[1]!,
      message: failure[2]!,
      fields: failure[3] ? (JSON.parse(failure[3]) as Record<string, string>) : {},
    };
  return { ok: true, value: JSON.parse(line.slice(2)) };
}

// « # page: {…} » at the top: the project of the current page.
function pageProject(transcript: string): AssistantProject | null {
  const line = /^# page: (.*)$/m.exec(transcript);
  return line ? (JSON.parse(line[1]!) as AssistantProject) : null;
}

// « # seller: {…} » at the top: what is known of the seller.
function knownSeller(transcript: string): KnownSeller | null {
  const line = /^# seller: (.*)$/m.exec(transcript);
  return line ? (JSON.parse(line[1]!) as KnownSeller) : null;
}

// « # recent: p1 » at the top: the project that the conversation spoke of last.
function recentProjectId(transcript: string): string | null {
  return /^# recent: (.*)$/m.exec(transcript)?.[1] ?? null;
}

function printMessage(message: AssistantMessage): string[] {
  const buttons = message.type === "text" ? [] : (message.follow_ups ?? []);
  return [...printContent(message), ...buttons.map(({ label }) => `<   [${label}]`)];
}

function printContent(message: AssistantMessage): string[] {
  const head = message.content === "" ? [] : message.content.split("\n").map((line) => `< ${line}`);
  if (message.type === "choice")
    return [...head, `<   ${message.options.map(({ value, label }) => `[${value}] ${label}`).join("  ")}`];
  if (message.type === "summary")
    return [
      ...head,
      ...message.items.map(({ label, value, href }) => `<   ${label}: ${value}${href ? ` -> ${href}` : ""}`),
    ];
  if (message.type === "checklist")
    return [
      ...head,
      ...message.tasks.map((task) => `<   (${task.done ? "x" : " "}) ${task.title}`),
      ...(message.footer ? [`<   ${message.footer}`] : []),
    ];
  if (message.type === "proposed_tasks")
    return [
      ...head,
      ...message.tasks.map(({ isTicked, title, hours, error }) => {
        return `<   (${isTicked ? "x" : " "}) ${title}: ${hours} h${error ? ` (${error})` : ""}`;
      }),
      ...(message.footer ? [`<   ${message.footer}`] : []),
    ];
  if (message.type === "pdf") {
    const { next } = message;
    return [...head, `<   pdf ${message.url}`, ...(next ? [`<   [${next.label}] -> ${next.href}`] : [])];
  }
  if (message.type === "quote_card")
    return [
      ...head,
      ...message.fields.map(({ label, required, value, error }) => {
        const star = required ? "*" : "";
        return `<   ${label}${star}: ${value ?? ""}${error ? ` (${error})` : ""}`;
      }),
      ...message.rows.map(
        ({ label, quantity, unit, unitPrice, vatBasisPoints, isOption }) =>
          `<   - ${label} | ${quantity} ${unit} x ${unitPrice} € | ${vatBasisPoints}${isOption ? " | option" : ""}`,
      ),
    ];
  if (message.type === "form")
    return [
      ...head,
      ...message.fields.map(({ label, required, value, error }) => {
        const star = required ? "*" : "";
        return `<   ${label}${star}: ${value ?? ""}${error ? ` (${error})` : ""}`;
      }),
    ];
  if (message.type === "text" && message.follow_ups)
    return [...head, `<   ${message.follow_ups.map(({ label }) => `[${label}]`).join("  ")}`];
  return head;
}
