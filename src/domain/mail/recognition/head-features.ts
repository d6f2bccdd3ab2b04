import type { Conversation, FeatureSet } from "./feature-set.ts";
import { addFeature, addInConversation } from "./feature-set.ts";
import type { RecognisedMail } from "./mail-kinds.ts";
import { plainMail } from "./plain-mail.ts";
import { namedThings, namedWords } from "./word-features.ts";

/** Domains where people, not firms, have their addresses. */
const OF_PEOPLE = new Set(
  (
    "gmail hotmail outlook live msn yahoo aol icloud me gmx proton protonmail laposte btinternet " +
    "orange wanadoo free sfr bbox neuf numericable"
  ).split(" "),
);

const MOST_FILES = 20;
const LONGEST_NAME = 200;

/** Adds what is known of a mail beside its text: its subject, who sent it, the names of its files. */
export function addHeadFeatures(features: FeatureSet, mail: RecognisedMail, conversation: Conversation): void {
  const subject = mail.subject.slice(0, LONGEST_NAME);
  for (const word of namedWords(namedThings(subject))) {
    addFeature(features, `subject:${word}`);
    if (word.length > 5) addFeature(features, `subject stem:${word.slice(0, 5)}`);
  }
  if (subject.trim() === "") addFeature(features, "subject:none");
  if (/^(?:re|tr|fwd?) ?:/i.test(subject)) addFeature(features, `answer ${conversation}`);
  addSender(features, mail.fromAddress.slice(0, LONGEST_NAME).toLowerCase(), conversation);
  const files = mail.fileNames.slice(0, MOST_FILES).map((name) => plainMail(name.slice(0, LONGEST_NAME)));
  addFeature(features, `files:${Math.min(files.length, 2)}`);
  for (const file of files) {
    addFeature(features, `ending:${/\.(\w{1,8})$/.exec(file)?.[1] ?? ""}`);
    for (const word of file.match(/[a-z]+/g) ?? []) addFeature(features, `file:${word}`);
  }
}

function addSender(features: FeatureSet, address: string, conversation: Conversation): void {
  const [local = "", domain = ""] = address.split("@");
  const isOfPeople = OF_PEOPLE.has(domain.split(".", 1)[0] ?? "");
  addInConversation(features, "person", String(isOfPeople), conversation);
  if (isOfPeople) return;
  for (const word of local.match(/[a-z]+/g) ?? []) addFeature(features, `sender:${word}`);
  for (const word of domain.split(/[.-]/)) if (word.length > 3) addFeature(features, `domain:${word.slice(0, 6)}`);
}
