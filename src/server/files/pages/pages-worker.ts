import { answerJobs } from "#server/processes/answer-jobs.ts";
import type { PagesJob } from "./draw-pages.ts";
import { readPages } from "./read-pages.ts";

// The script of the process that draws PDFs of others.
answerJobs((job: PagesJob) => readPages(job));
