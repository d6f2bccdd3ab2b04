import { proposeFromTemplates } from "#domain/catalog/propose-tasks.ts";
import { plainWord } from "#domain/catalog/reading/words.ts";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { hold, say } from "./measure.ts";

// Method. Each line of `jobs/*.jsonl` is a description of a job as somebody of a trade would write it, with what a
// senior of that trade would propose. Titles are compared by the words of work that they share, verbs and nouns of one
// operation counted as one word, so the score of works and tasks is a sign and no proof: a senior has to read them.
// Hours and nonsense are exact. `--show` prints each job that is not right, `--only=file` reads one file of the folder.

type Job = {
  id: string;
  companyTrade: string | null;
  description: string;
  expect: {
    works: string[];
    works_not: string[];
    hours: [number, number] | null;
    tasks: { title: string; hours: [number, number] }[];
    nothing: boolean;
  };
};

const EMPTY = new Set(
  "les des une avec sur dans par pour aux ses son leur sous entre neuf neuve ancien ancienne".split(" "),
);
// The verb and the nouns of one operation: « pose » and « poser » share only four letters, « peindre » and « peinture »
// too. Another operation on the same thing stays another word.
const OPERATIONS = [
  "depos demont enlev retir retrait arrach",
  "pose poser poses posez installation installer",
  "remplac chang",
  "repar depann",
  "refai refec renov",
  "peind peint",
  "entret maintenance",
  "nettoy lavage laver",
  "debouch",
  "diagnos recherch",
  "control test essai verifi",
  "creat creer cree realis fabri",
].map((line) => line.split(" "));
const folder = process.argv.find((argument) => argument.startsWith("--from="))?.slice(7);
const FOLDER = folder ?? join(import.meta.dirname, "jobs");
const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice(7);
const shows = process.argv.includes("--show");
const jobs = readdirSync(FOLDER)
  .filter((file) => (only === undefined ? file.endsWith(".jsonl") : file === only))
  .flatMap((file) => readFileSync(join(FOLDER, file), "utf8").trim().split("\n"))
  .map((line) => JSON.parse(line) as Job);
const scores = jobs.map(score);
const real = scores.filter(({ job }) => !job.expect.nothing);
const share = (values: readonly boolean[]) => (100 * values.filter(Boolean).length) / Math.max(1, values.length);

say("descriptions", `${jobs.length}, ${jobs.length - real.length} of them nonsense`);
hold("right works, and no other", share(real.map(({ isRight }) => isRight)), 90, "at least", " %");
hold("a work of what was not asked", share(real.map(({ foreign }) => foreign.length > 0)), 0, "at most", " %");
hold("expected tasks that are proposed", share(real.flatMap(({ tasks }) => tasks)), 70, "at least", " %");
hold("hours from half to double", share(real.map(({ areHoursRight }) => areHoursRight)), 80, "at least", " %");
hold(
  "nothing for nonsense",
  share(scores.filter(({ job }) => job.expect.nothing).map(({ isRight }) => isRight)),
  100,
  "at least",
  " %",
);

function score(job: Job) {
  const startedAt = performance.now();
  const proposal = proposeFromTemplates(job.description, job.companyTrade ?? "");
  const elapsedMs = performance.now() - startedAt;
  const { works, works_not: others, hours, nothing } = job.expect;
  const titles = [...proposal.works, ...proposal.tasks.map(({ title }) => title)];
  const tasks = job.expect.tasks.map(({ title }) => proposal.tasks.some((task) => shareOf(title, task.title) >= 0.5));
  // A work is there by its title, or by the tasks that it needs.
  const hasTasks = tasks.length > 0 && tasks.filter(Boolean).length >= tasks.length * 0.8;
  const missing = hasTasks ? [] : works.filter((work) => !titles.some((title) => shareOf(work, title) >= 0.5));
  const foreign = proposal.works.filter(
    (title) =>
      others.some((other) => shareOf(other, title) >= 0.75) && !works.some((work) => shareOf(work, title) >= 0.75),
  );
  const extra = proposal.works.filter(
    (title) => !works.concat(job.expect.tasks.map((task) => task.title)).some((work) => shareOf(title, work) >= 0.34),
  );
  const sum = proposal.tasks.reduce((total, task) => total + task.estimate_h, 0);
  const [low, high] = hours ?? [0, 0];
  const areHoursRight = sum >= low / 2 && sum <= high * 2;
  const isRight = nothing
    ? proposal.tasks.length === 0
    : missing.length + foreign.length + extra.length === 0 && proposal.works.length > 0;
  if (shows && (!isRight || (!nothing && (!areHoursRight || tasks.filter(Boolean).length < tasks.length * 0.6)))) {
    console.log(`\n${job.id} (${job.companyTrade}) ${job.description}`);
    console.log(`  wanted ${works.join(" + ")} ; ${hours?.join("-")} h`);
    console.log(`  got    ${proposal.works.join(" + ")} ; ${sum} h (${elapsedMs.toFixed(1)} ms)`);
    console.log(`  ${proposal.summary}`);
    if (missing.length > 0) console.log(`  missing: ${missing.join(" + ")}`);
    if (foreign.length > 0) console.log(`  FOREIGN: ${foreign.join(" + ")}`);
    if (extra.length > 0) console.log(`  extra: ${extra.join(" + ")}`);
    job.expect.tasks.forEach(({ title }, at) => tasks[at] || console.log(`  - ${title}`));
  }
  return { job, isRight, foreign, tasks, areHoursRight };
}

// The share of the words of `work` that `title` says too, by their beginnings.
function shareOf(work: string, title: string): number {
  const [words, others] = [stems(work), stems(title)];
  return words.filter((word) => others.includes(word)).length / Math.max(1, words.length);
}

function stems(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words
    .map(plainWord)
    .filter((word) => !EMPTY.has(word))
    .map((word) => operationOf(word) ?? word.slice(0, 5));
}

function operationOf(word: string): string | undefined {
  return OPERATIONS.find((beginnings) => beginnings.some((beginning) => word.startsWith(beginning)))?.[0];
}
