import { answerRestoredCopy, getRestoredCopy } from "#api/documents/restored-copy.ts";
import { UNNAMED_MEMBER } from "#domain/company/team.messages.ts";
import type { KnownSeries, SeriesPlace } from "#domain/documents/copies/last-sent.ts";
import { nextAfterCopy, readLastSent } from "#domain/documents/copies/last-sent.ts";
import { LAST_SENT_FAULTS, restoredCopyMessages } from "#domain/documents/copies/restored-copy.messages.ts";
import type { NamedKind } from "#domain/documents/document-kind.ts";
import { NAMED_KINDS } from "#domain/documents/document-kind.ts";
import type { Numbering } from "#domain/documents/numbering.ts";
import { numberOf } from "#domain/documents/numbering.ts";
import type { Db } from "#server/db/database.ts";
import { refuseFields } from "#server/http/all-wrong-fields.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { formRoute, route } from "#server/http/route.ts";
import { lockEverySeries, readNumberings } from "./numbering.repository.ts";
import type { UnansweredCopy } from "./restored-copies.repository.ts";
import {
  findAmendableCopy,
  findUnansweredCopy,
  keepCopyAnswer,
  listLostNumbers,
  readLastPlaces,
  readPlacesOfCopy,
  deleteCopyAnswer,
} from "./restored-copies.repository.ts";

/** Which numbers were sent since the copy that a company was restored from. */
export const restoredCopyRoutes: Route[] = [
  route(getRestoredCopy, async (_deps, { tx }) => readAnswer(tx)),

  formRoute(answerRestoredCopy, async (_deps, { tx, caller, body }) => {
    await lockEverySeries(tx);
    const copy = await findCopyToAnswer(tx, body.is_correction === true);
    const seriesByKind = knownSeries(copy, await Promise.all([readNumberings(tx), readLastPlaces(tx)]));
    const lastSent: Record<NamedKind, string | null> = { quote: null, invoice: null, credit_note: null };
    const wrong: Record<string, string> = {};
    for (const kind of NAMED_KINDS) {
      const text = body[kind];
      if (text === null) continue;
      const number = readLastSent(text, seriesByKind[kind], copy.this_year);
      if (number.ok) lastSent[kind] = number.value;
      else wrong[kind] = LAST_SENT_FAULTS[number.refusal.code](nextAfterCopy(seriesByKind[kind]));
    }
    refuseFields(wrong);
    await keepCopyAnswer(tx, lastSent, caller.userId);
    return readAnswer(tx);
  }),
];

async function findCopyToAnswer(tx: Db, isCorrection: boolean): Promise<UnansweredCopy> {
  const copy = await findUnansweredCopy(tx);
  if (copy !== null) return copy;
  if (!isCorrection) throw new ApiError(409, "copy_answered", restoredCopyMessages.alreadyAnswered);
  const amendableCopy = await findAmendableCopy(tx);
  if (amendableCopy === null) throw new ApiError(409, "copy_numbered", restoredCopyMessages.numberedSince);
  await deleteCopyAnswer(tx);
  return amendableCopy;
}

async function readAnswer(tx: Db) {
  const [copy, amendableCopy, lostNumbers] = await Promise.all([
    findUnansweredCopy(tx),
    findAmendableCopy(tx),
    listLostNumbers(tx),
  ]);
  return {
    copy: copy && toWireCopy(copy, await Promise.all([readNumberings(tx), readLastPlaces(tx)])),
    amendable:
      amendableCopy && toWireCopy(amendableCopy, await Promise.all([readNumberings(tx), readPlacesOfCopy(tx)])),
    lost_numbers: lostNumbers.map(({ answerer, answered_at, ...numbers }) => ({
      ...numbers,
      by: answerer || UNNAMED_MEMBER,
      answered_at: answered_at.toISOString(),
    })),
  };
}

function toWireCopy(copy: UnansweredCopy, places: NumberedPlaces) {
  const seriesByKind = knownSeries(copy, places);
  const series = NAMED_KINDS.map((kind) => {
    const { numbering, last } = seriesByKind[kind];
    return {
      kind,
      known_number: last && numberOf(numbering, last.year, last.rank),
      next_number: nextAfterCopy(seriesByKind[kind]),
    };
  });
  return { copied_on: copy.copied_on, origin: copy.origin, series };
}

type NumberedPlaces = [Record<NamedKind, Numbering>, Record<NamedKind, SeriesPlace | null>];

function knownSeries(
  { copied_on }: UnansweredCopy,
  [numberings, places]: NumberedPlaces,
): Record<NamedKind, KnownSeries> {
  const copyYear = Number(copied_on.slice(0, 4));
  const knownOf = (kind: NamedKind) => ({ numbering: numberings[kind], last: places[kind], copyYear });
  return { quote: knownOf("quote"), invoice: knownOf("invoice"), credit_note: knownOf("credit_note") };
}
