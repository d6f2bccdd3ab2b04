import { MyWork } from "./my-work.tsx";
import { ComingDays, NextJob, NextJobRow } from "./next-job.tsx";

/** What the home page says of works, read from the planning: one file, as all of it needs the same rules. */
export const HOME_WORKS = { MyWork, NextJob, NextJobRow, ComingDays };
