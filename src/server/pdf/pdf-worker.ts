import { answerJobs } from "#server/processes/answer-jobs.ts";
import type { PdfJob } from "./compile-document.ts";
import { compileDocument, openCompiler } from "./compile-document.ts";

// The script of the processes that lay out documents.
const compiler = openCompiler();
answerJobs((job: PdfJob) => compileDocument(compiler, job));
