import { plainOriginal } from "#domain/projects/originals/plain-original.ts";
import { answerJobs } from "#server/processes/answer-jobs.ts";

// The script of the process that reads originals of photos.
answerJobs((bytes: Uint8Array) => Promise.resolve(plainOriginal(bytes)));
