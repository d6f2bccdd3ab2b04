import { carpenterWorks } from "./carpenter.ts";
import { consultantWorks } from "./consultant.ts";
import { designerWorks } from "./designer.ts";
import { developerWorks } from "./developer.ts";
import { drywallWorks } from "./drywall.ts";
import { electricianWorks } from "./electrician.ts";
import { heatingWorks } from "./heating.ts";
import { landscaperWorks } from "./landscaper.ts";
import { masonWorks } from "./mason.ts";
import { painterWorks } from "./painter.ts";
import { photographerWorks } from "./photographer.ts";
import { plumberWorks } from "./plumber.ts";
import { rooferWorks } from "./roofer.ts";
import { tilerWorks } from "./tiler.ts";
import type { WorkTemplate } from "../work-template.ts";

/** Every work of the library. */
export const ALL_WORKS: readonly WorkTemplate[] = [
  ...carpenterWorks,
  ...consultantWorks,
  ...designerWorks,
  ...developerWorks,
  ...drywallWorks,
  ...electricianWorks,
  ...heatingWorks,
  ...landscaperWorks,
  ...masonWorks,
  ...painterWorks,
  ...photographerWorks,
  ...plumberWorks,
  ...rooferWorks,
  ...tilerWorks,
];

/** The trades of the library, as people name them. */
export const TRADES: readonly string[] = [...new Set(ALL_WORKS.map((work) => work.trade))];
