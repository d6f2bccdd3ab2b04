import type { WorkTemplate } from "../work-template.ts";
import { carpenterWorks } from "./carpenter/everyday.ts";
import { carpenterOccasionalWorks } from "./carpenter/occasional.ts";
import { carpenterThings } from "./carpenter/things.ts";
import { chimneyWorks } from "./chimney/everyday.ts";
import { chimneyThings } from "./chimney/things.ts";
import { cleaningWorks } from "./cleaning/everyday.ts";
import { cleaningOccasionalWorks } from "./cleaning/occasional.ts";
import { cleaningThings } from "./cleaning/things.ts";
import { consultantWorks } from "./consultant/everyday.ts";
import { consultantOccasionalWorks } from "./consultant/occasional.ts";
import { consultantThings } from "./consultant/things.ts";
import { designerWorks } from "./designer/everyday.ts";
import { designerOccasionalWorks } from "./designer/occasional.ts";
import { designerThings } from "./designer/things.ts";
import { developerWorks } from "./developer/everyday.ts";
import { developerOccasionalWorks } from "./developer/occasional.ts";
import { developerThings } from "./developer/things.ts";
import { drywallWorks } from "./drywall/everyday.ts";
import { drywallThings } from "./drywall/things.ts";
import { electricianWorks } from "./electrician/everyday.ts";
import { electricianOccasionalWorks } from "./electrician/occasional.ts";
import { electricianThings } from "./electrician/things.ts";
import { facadeWorks } from "./facade/everyday.ts";
import { facadeThings } from "./facade/things.ts";
import { flooringWorks } from "./flooring/everyday.ts";
import { flooringOccasionalWorks } from "./flooring/occasional.ts";
import { flooringThings } from "./flooring/things.ts";
import { framerWorks } from "./framer/everyday.ts";
import { heatingWorks } from "./heating/everyday.ts";
import { heatingOccasionalWorks } from "./heating/occasional.ts";
import { heatingThings } from "./heating/things.ts";
import { kitchenWorks } from "./kitchen/everyday.ts";
import { kitchenOccasionalWorks } from "./kitchen/occasional.ts";
import { kitchenThings } from "./kitchen/things.ts";
import { landscaperWorks } from "./landscaper/everyday.ts";
import { landscaperOccasionalWorks } from "./landscaper/occasional.ts";
import { landscaperThings } from "./landscaper/things.ts";
import { locksmithWorks } from "./locksmith/everyday.ts";
import { locksmithThings } from "./locksmith/things.ts";
import { masonWorks } from "./mason/everyday.ts";
import { masonOccasionalWorks } from "./mason/occasional.ts";
import { masonThings } from "./mason/things.ts";
import { painterWorks } from "./painter/everyday.ts";
import { painterOccasionalWorks } from "./painter/occasional.ts";
import { painterThings } from "./painter/things.ts";
import { photographerWorks } from "./photographer/everyday.ts";
import { photographerOccasionalWorks } from "./photographer/occasional.ts";
import { photographerThings } from "./photographer/things.ts";
import { plumberWorks } from "./plumber/everyday.ts";
import { plumberInstallationWorks } from "./plumber/installations.ts";
import { plumberOccasionalWorks } from "./plumber/occasional.ts";
import { plumberThings } from "./plumber/things.ts";
import { rooferWorks } from "./roofer/everyday.ts";
import { rooferOccasionalWorks } from "./roofer/occasional.ts";
import { rooferThings } from "./roofer/things.ts";
import { tilerWorks } from "./tiler/everyday.ts";
import { tilerThings } from "./tiler/things.ts";

/** Every work of the library. */
export const ALL_WORKS: readonly WorkTemplate[] = [
  ...plumberWorks,
  ...plumberInstallationWorks,
  ...plumberOccasionalWorks,
  ...plumberThings,
  ...heatingWorks,
  ...heatingOccasionalWorks,
  ...heatingThings,
  ...electricianWorks,
  ...electricianOccasionalWorks,
  ...electricianThings,
  ...painterWorks,
  ...painterOccasionalWorks,
  ...painterThings,
  ...masonWorks,
  ...masonOccasionalWorks,
  ...masonThings,
  ...tilerWorks,
  ...tilerThings,
  ...carpenterWorks,
  ...carpenterOccasionalWorks,
  ...carpenterThings,
  ...framerWorks,
  ...rooferWorks,
  ...rooferOccasionalWorks,
  ...rooferThings,
  ...drywallWorks,
  ...drywallThings,
  ...locksmithWorks,
  ...locksmithThings,
  ...landscaperWorks,
  ...landscaperOccasionalWorks,
  ...landscaperThings,
  ...facadeWorks,
  ...facadeThings,
  ...kitchenWorks,
  ...kitchenOccasionalWorks,
  ...kitchenThings,
  ...flooringWorks,
  ...flooringOccasionalWorks,
  ...flooringThings,
  ...chimneyWorks,
  ...chimneyThings,
  ...developerWorks,
  ...developerOccasionalWorks,
  ...developerThings,
  ...designerWorks,
  ...designerOccasionalWorks,
  ...designerThings,
  ...photographerWorks,
  ...photographerOccasionalWorks,
  ...photographerThings,
  ...consultantWorks,
  ...consultantOccasionalWorks,
  ...consultantThings,
  ...cleaningWorks,
  ...cleaningOccasionalWorks,
  ...cleaningThings,
];

/** The trades of the library, as people name them. */
export const TRADES: readonly string[] = [...new Set(ALL_WORKS.map((work) => work.trade))];
