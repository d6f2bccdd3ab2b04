import { carpenterStarter } from "../trades/carpenter/starter.ts";
import { cleaningStarter } from "../trades/cleaning/starter.ts";
import { designerStarter } from "../trades/designer/starter.ts";
import { developerStarter } from "../trades/developer/starter.ts";
import { electricianStarter } from "../trades/electrician/starter.ts";
import { landscaperStarter } from "../trades/landscaper/starter.ts";
import { masonStarter } from "../trades/mason/starter.ts";
import { painterStarter } from "../trades/painter/starter.ts";
import { photographerStarter } from "../trades/photographer/starter.ts";
import { plumberStarter } from "../trades/plumber/starter.ts";
import { rooferStarter } from "../trades/roofer/starter.ts";
import { tilerStarter } from "../trades/tiler/starter.ts";
import type { StarterCatalog } from "./read-starter.ts";
import type { StarterId } from "./starter-names.messages.ts";

/** The starter catalogue of each trade. */
export const STARTERS: Readonly<Record<StarterId, StarterCatalog>> = {
  plumber: plumberStarter,
  electrician: electricianStarter,
  painter: painterStarter,
  mason: masonStarter,
  tiler: tilerStarter,
  carpenter: carpenterStarter,
  roofer: rooferStarter,
  landscaper: landscaperStarter,
  cleaning: cleaningStarter,
  developer: developerStarter,
  photographer: photographerStarter,
  designer: designerStarter,
};
