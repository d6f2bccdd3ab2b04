import { answerJobs } from "#server/processes/answer-jobs.ts";

// A worker that dies on every job.
answerJobs(() => process.exit(1));
