import { ANSWER_SIGNS } from "./answer-signs.ts";
import type { Conversation, FeatureSet } from "./feature-set.ts";
import { addFeature, addInConversation } from "./feature-set.ts";
import { OTHER_SIGNS } from "./other-signs.ts";
import type { Sign } from "./sign.ts";
import { WORK_SIGNS } from "./work-signs.ts";

/** Where signs are looked for. */
export type SignedTexts = { words: string; files: string; sender: string };

const GROUPS: readonly { name: string; signs: readonly Sign[]; where: keyof SignedTexts }[] = [
  ...Object.entries(WORK_SIGNS).map(([name, signs]) => ({ name: `work ${name}`, signs, where: placeOf(name) })),
  ...Object.entries(ANSWER_SIGNS).map(([name, signs]) => ({ name: `answer ${name}`, signs, where: placeOf(name) })),
  ...Object.entries(OTHER_SIGNS).map(([name, signs]) => ({ name: `other ${name}`, signs, where: placeOf(name) })),
];

const MOST_WEIGHT = 6;

/** Adds each sign that is in a mail, and how much those of a group weigh together. */
export function addSignFeatures(features: FeatureSet, texts: SignedTexts, conversation: Conversation): void {
  for (const { name, signs, where } of GROUPS) {
    let weight = 0;
    for (const [place, { pattern, weight: ownWeight }] of signs.entries()) {
      if (!pattern.test(texts[where])) continue;
      weight += ownWeight;
      addInConversation(features, "sign", `${name} ${place}`, conversation);
    }
    if (weight === 0) addFeature(features, `no sign ${conversation}:${name}`);
    for (let least = 1; least <= Math.min(weight, MOST_WEIGHT); least++)
      addInConversation(features, "signs", `${name} ${least}`, conversation);
  }
}

function placeOf(group: string): keyof SignedTexts {
  if (group === "letterSender") return "sender";
  return group === "files" || group === "invoiceFiles" ? "files" : "words";
}
