import type { Flow } from "../flow.ts";
import { collectCore } from "../steps/collect-core.step.ts";
import { confirmCreation } from "../steps/confirm-creation.step.ts";
import { identifyName } from "../steps/identify-name.step.ts";
import { recap } from "../steps/recap.step.ts";

/** Creates a project (docs/specification.md#flows). */
export const projectFlow: Flow = {
  name: "project",
  steps: [identifyName, collectCore, confirmCreation, recap],
  createsProject: true,
  chip: { text: "Crée un projet", place: 1 },
  help: "créer un projet",
};
