import { answerJobs } from "#server/processes/answer-jobs.ts";

// A worker that dies over every job it is given.
answerJobs(() => process.exit(1));
