import { hashOfText } from "../../shared/text/text-hash.ts";

/** How many features there may be. Two may share a number, which training allows for. */
export const MAIL_FEATURE_COUNT = 1 << 18;

/** The document of ours that a mail answers, if any. */
export type Conversation = "quote" | "invoice" | "none";

/** What is known of a mail, each thing as a number below MAIL_FEATURE_COUNT, once. */
export type FeatureSet = Set<number>;

/** Adds what is known of a mail, such as « word:devis ». */
export function addFeature(features: FeatureSet, text: string): void {
  const hash = hashOfText(text);
  features.add((hash ^ (hash >>> 14)) & (MAIL_FEATURE_COUNT - 1));
}

/** Adds the same by itself and within the conversation that it is said in. */
export function addInConversation(features: FeatureSet, name: string, text: string, conversation: Conversation): void {
  addFeature(features, `${name}:${text}`);
  addFeature(features, `${name} ${conversation}:${text}`);
}
