import { answerJobs } from "#server/processes/answer-jobs.ts";
import type { ImageJob } from "./shrink-image.ts";
import { shrink } from "./shrink.ts";

// The script of the process that decodes pictures.
answerJobs((job: ImageJob) => shrink(job));
