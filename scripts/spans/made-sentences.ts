import { tagOf } from "#domain/assistant/spans/span-tags.ts";
import type { QuestionName } from "#domain/assistant/understanding.ts";
import { tokensOf } from "#domain/assistant/words/tokens.ts";
import type { Pick } from "./grammar-words.ts";
import { wholeWork } from "./grammar-words.ts";
import { answerToQuestion, customerOrder, customerQuestion, labelledNote, projectSentence } from "./made-notes.ts";
import type { MadeText, Piece } from "./made-pieces.ts";
import { customer, documentAsked, euros, head, plain, tails, works } from "./made-pieces.ts";
import { noisy } from "./noise.ts";
import type { TaggedText } from "./said-items.ts";

/** Sentences made of a grammar, whose names and works are known. */
export function madeSentences(count: number, random: () => number): TaggedText[] {
  const pick: Pick = (list) => list[Math.floor(random() * list.length)] ?? list[0]!;
  return Array.from({ length: count }, () => {
    const { pieces, about } = sentence(pick);
    return taggedText(noisy(pieces, pick), about);
  });
}

function taggedText(pieces: readonly Piece[], about: QuestionName | null): TaggedText {
  const text = pieces.map(({ words }) => words).join("");
  const tokens = tokensOf(text);
  const tags = tokens.map(() => 0);
  let start = 0;
  for (const { words, kind } of pieces) {
    const end = start + words.length;
    let isFirst = true;
    if (kind)
      tokens.forEach((token, at) => {
        if (token.start < start || token.end > end) return;
        tags[at] = tagOf(kind, isFirst);
        isFirst = false;
      });
    start = end;
  }
  return { text, tokens, about, tags };
}

function sentence(pick: Pick): MadeText {
  const make = pick([
    richOrder,
    richOrder,
    richOrder,
    richOrder,
    richOrder,
    labelledNote,
    labelledNote,
    projectSentence,
    projectSentence,
    customerOrder,
    customerOrder,
    customerQuestion,
    answerToQuestion,
  ]);
  return make(pick);
}

function richOrder(pick: Pick): MadeText {
  const who = customer(pick);
  const link = pick([
    " pour ",
    " pour ",
    " pour ",
    " pr ",
    " à ",
    " chez ",
    " ",
    " au nom de ",
    " destiné à ",
    ", client ",
    " de ",
  ]);
  const joint = pick([", ", " : ", " ", " pour ", " ", ". ", "\n", " - ", ", c'est pour ", " concernant "]);
  const first = pick([head(pick), head(pick), head(pick)]);
  const opening = [plain(first + documentAsked(pick)), plain(link), ...who];
  const single: Piece = { words: wholeWork(pick), kind: "work" };
  const pieces = pick<Piece[]>([
    [...opening, plain(joint), ...works(pick)],
    [...opening, plain(joint), ...works(pick)],
    [...opening, plain(joint), ...works(pick)],
    [...opening, plain(joint), single],
    [
      plain(`${first}${documentAsked(pick)} `),
      single,
      plain(pick([" pour ", " ", ", client "])),
      ...who,
      plain(` ${euros(pick)}`),
    ],
    [plain(`${first}pour `), ...who, plain(`, ${documentAsked(pick)}${pick([" : ", " ", " pour "])}`), ...works(pick)],
    [plain(`${first}${documentAsked(pick)} de ${euros(pick)}${link}`), ...who, plain(" pour "), single],
    opening,
  ]);
  return { pieces: [...pieces, ...tails(pick)], about: null };
}
