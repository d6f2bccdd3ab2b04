import { answerJobs } from "#server/processes/answer-jobs.ts";
import type { PdfJob } from "./compile-document.ts";
import { compileDocument, openCompiler } from "./compile-document.ts";
import type { ReportJob } from "./compile-report.ts";
import { compileReport } from "./compile-report.ts";

// The script of the processes that lay out documents and reports.
const compiler = openCompiler();
answerJobs(
  (job: PdfJob | ReportJob) => ("report" in job ? compileReport(compiler, job) : compileDocument(compiler, job)),
  // Documents have their fixed parts in common. A report has large photos.
  (job) => compiler.evictCache("report" in job ? 0 : 2),
);
