import type { WorkTemplate } from "../work-template.ts";
import { carpenterWorks } from "./carpenter.ts";
import { chimneyWorks } from "./chimney.ts";
import { cleaningWorks } from "./cleaning.ts";
import { consultantWorks } from "./consultant.ts";
import { designerWorks } from "./designer.ts";
import { developerWorks } from "./developer.ts";
import { drywallWorks } from "./drywall.ts";
import { electricianWorks } from "./electrician.ts";
import { facadeWorks } from "./facade.ts";
import { flooringWorks } from "./flooring.ts";
import { heatingWorks } from "./heating.ts";
import { kitchenWorks } from "./kitchen.ts";
import { landscaperWorks } from "./landscaper.ts";
import { locksmithWorks } from "./locksmith.ts";
import { masonWorks } from "./mason.ts";
import { painterWorks } from "./painter.ts";
import { photographerWorks } from "./photographer.ts";
import { plumberInstallationWorks } from "./plumber-installations.ts";
import { plumberWorks } from "./plumber.ts";
import { rooferWorks } from "./roofer.ts";
import { tilerWorks } from "./tiler.ts";

/** Every work of the library. */
export const ALL_WORKS: readonly WorkTemplate[] = [
  ...plumberWorks,
  ...plumberInstallationWorks,
  ...heatingWorks,
  ...electricianWorks,
  ...painterWorks,
  ...masonWorks,
  ...tilerWorks,
  ...carpenterWorks,
  ...rooferWorks,
  ...drywallWorks,
  ...locksmithWorks,
  ...landscaperWorks,
  ...facadeWorks,
  ...kitchenWorks,
  ...flooringWorks,
  ...chimneyWorks,
  ...developerWorks,
  ...designerWorks,
  ...photographerWorks,
  ...consultantWorks,
  ...cleaningWorks,
];

/** The trades of the library, as people name them. */
export const TRADES: readonly string[] = [...new Set(ALL_WORKS.map((work) => work.trade))];
