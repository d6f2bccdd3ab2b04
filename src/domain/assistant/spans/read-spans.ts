import type { SparseWeights } from "../../shared/packed-weights.ts";
import { addWeights } from "../../shared/packed-weights.ts";
import type { Token } from "../words/tokens.ts";
import { tokenAt } from "../words/tokens.ts";
import { PER_WORD } from "./span-features.ts";
import { kindOfTag, mayFollow, TAG_COUNT, tagOf } from "./span-tags.ts";
import type { SpanKind } from "./span-tags.ts";
import type { ReadingWeights } from "./weights.ts";
import { STEP } from "./weights.ts";

/** A part of a text that says something, by its tokens. `certainty`: from 0 to 1, that of its least certain word. */
export type ReadSpan = { kind: SpanKind; from: number; to: number; certainty: number };

/** What the words of a text name: its likely spans, and the chance that each word is of a work. */
export type SpanReading = { spans: ReadSpan[]; workChances: number[] };

/** The likely spans of a text whose features are given. Words are read together: each leans on those beside it. */
export function readSpans(tokens: readonly Token[], features: Int32Array, weights: ReadingWeights): SpanReading {
  const chances = tagChances(features, weights);
  const work = tagOf("work", true);
  const workChances = tokens.map(
    (_token, at) => (chances[at * TAG_COUNT + work] ?? 0) + (chances[at * TAG_COUNT + work + 1] ?? 0),
  );
  return { spans: spansOf(chances).map((span) => withinLine(tokens, span)), workChances };
}

// A span goes over no line end, and neither begins nor ends with a sign.
function withinLine(tokens: readonly Token[], span: ReadSpan): ReadSpan {
  let { from, to } = span;
  while (from < to - 1 && isLoose(tokens, from)) from += 1;
  const end = tokens.findIndex(({ kind }, at) => at > from && at < to && kind === "line");
  if (end > 0) to = end;
  while (to > from + 1 && isLoose(tokens, to - 1)) to -= 1;
  return { ...span, from, to };
}

function isLoose(tokens: readonly Token[], at: number): boolean {
  const { kind, text } = tokenAt(tokens, at);
  return kind === "line" || (kind === "sign" && !/^[()"]$/.test(text));
}

function spansOf(chances: Float64Array): ReadSpan[] {
  const tags = likelyTags(chances);
  const spans: ReadSpan[] = [];
  tags.forEach((tag, at) => {
    const kind = kindOfTag(tag);
    if (kind === null) return;
    const certainty = chances[at * TAG_COUNT + tag] ?? 0;
    const last = spans.at(-1);
    if (last && tag % 2 === 0 && last.to === at && last.kind === kind) {
      last.to = at + 1;
      last.certainty = Math.min(last.certainty, certainty);
    } else spans.push({ kind, from: at, to: at + 1, certainty });
  });
  return spans;
}

// For each word, the chance of each tag, all ways to tag the text taken together.
function tagChances(features: Int32Array, { spans: weights, pairs }: ReadingWeights): Float64Array {
  const size = (features.length / PER_WORD) * TAG_COUNT;
  const tagWeights = new Float64Array(size);
  const scores = new Int32Array(TAG_COUNT);
  for (let row = 0, first = 0; row < size; row += TAG_COUNT, first += PER_WORD) {
    scores.fill(0);
    for (let at = first; at < first + PER_WORD; at++) addWeights(weights, features[at] ?? 0, scores);
    let most = scores[0] ?? 0;
    for (let tag = 1; tag < TAG_COUNT; tag++) most = Math.max(most, scores[tag] ?? 0);
    const least = most - HOPELESS;
    for (let tag = 0; tag < TAG_COUNT; tag++) {
      const score = scores[tag] ?? 0;
      if (score > least) tagWeights[row + tag] = Math.exp(score * STEP);
    }
  }
  const links = linkTable(pairs);
  const forward = passOver(tagWeights, links, false);
  const backward = passOver(tagWeights, links, true);
  const chances = new Float64Array(size);
  for (let row = 0; row < size; row += TAG_COUNT) {
    let sum = 0;
    for (let tag = 0; tag < TAG_COUNT; tag++) {
      const weight = tagWeights[row + tag] ?? 0;
      if (weight === 0) continue;
      const chance = ((forward[row + tag] ?? 0) * (backward[row + tag] ?? 0)) / weight;
      chances[row + tag] = chance;
      sum += chance;
    }
    for (let tag = 0; tag < TAG_COUNT; tag++) chances[row + tag] = (chances[row + tag] ?? 0) / (sum || 1);
  }
  return chances;
}

// A tag so far behind the best one of its word is left out: most words have one or two that may be.
const HOPELESS = 9 / STEP;

// What each tag adds to each one after it. A pair without weight is worth one.
function linkTable(pairs: SparseWeights): Float64Array {
  const storedLinks = linkTables.get(pairs);
  if (storedLinks) return storedLinks;
  const links = new Float64Array(TAG_COUNT * TAG_COUNT);
  for (let previous = 0; previous < TAG_COUNT; previous++) {
    const scores = new Int32Array(TAG_COUNT);
    addWeights(pairs, previous, scores);
    scores.forEach((score, next) => {
      if (mayFollow(previous, next)) links[previous * TAG_COUNT + next] = Math.exp(score * STEP);
    });
  }
  linkTables.set(pairs, links);
  return links;
}

const linkTables = new WeakMap<SparseWeights, Float64Array>();

// The weight of each tag with all that stands before it (or after it), kept between 0 and 1 so that none overflows.
function passOver(tagWeights: Float64Array, links: Float64Array, isBackward: boolean): Float64Array {
  const length = tagWeights.length / TAG_COUNT;
  const sums = new Float64Array(tagWeights.length);
  for (let step = 0; step < length; step++) {
    const row = (isBackward ? length - 1 - step : step) * TAG_COUNT;
    const other = row + (isBackward ? TAG_COUNT : -TAG_COUNT);
    let total = 0;
    for (let tag = 0; tag < TAG_COUNT; tag++) {
      const weight = tagWeights[row + tag] ?? 0;
      if (weight === 0) continue;
      let sumBeside = step === 0 && (isBackward || mayFollow(0, tag)) ? 1 : 0;
      for (let next = 0; step > 0 && next < TAG_COUNT; next++) {
        const sum = sums[other + next] ?? 0;
        if (sum > 0) sumBeside += sum * (links[isBackward ? tag * TAG_COUNT + next : next * TAG_COUNT + tag] ?? 0);
      }
      const sum = sumBeside * weight;
      sums[row + tag] = sum;
      total += sum;
    }
    for (let tag = 0; tag < TAG_COUNT; tag++) sums[row + tag] = (sums[row + tag] ?? 0) / (total || 1);
  }
  return sums;
}

// The best tag of each word among those that may follow the one before.
function likelyTags(chances: Float64Array): number[] {
  const tags: number[] = [];
  for (let row = 0; row < chances.length; row += TAG_COUNT) {
    const previous = tags.at(-1) ?? 0;
    let best = 0;
    for (let tag = 1; tag < TAG_COUNT; tag++)
      if (mayFollow(previous, tag) && (chances[row + tag] ?? 0) > (chances[row + best] ?? 0)) best = tag;
    tags.push(best);
  }
  return tags;
}
