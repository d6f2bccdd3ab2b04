import type { NumberedSeries } from "#api/documents.ts";
import { getNumbering, saveNumbering } from "#api/documents.ts";
import { NUMBERING_FAULTS, numberingMessages } from "#domain/documents/numbering.messages.ts";
import type { Numberings } from "#domain/documents/numbering.ts";
import { chooseNumbering, usualNumbering } from "#domain/documents/numbering.ts";
import { refuseFields } from "#server/http/all-wrong-fields.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { formRoute, route } from "#server/http/route.ts";
import type { StoredSeries } from "./numbering.repository.ts";
import { lockEverySeries, listNumberedSeries, saveSeries } from "./numbering.repository.ts";

/** How the numbers of documents read. */
export const numberingRoutes: Route[] = [
  route(getNumbering, async (_deps, { tx }) => ({ series: (await listNumberedSeries(tx)).map(toAnswer) })),

  formRoute(saveNumbering, async (deps, { tx, caller, body }) => {
    const { kind, prefix, has_year: hasYear, digits, first_number: firstNumber } = body;
    // The prefix of a series depends on those of the others.
    await lockEverySeries(tx);
    const everySeries = await listNumberedSeries(tx);
    const numbering = chooseNumbering(kind, { prefix, hasYear, digits, firstNumber }, numberingsOf(everySeries));
    if (!numbering.ok) {
      const { code, fields = [] } = numbering.refusal;
      refuseFields(Object.fromEntries(fields.map((field) => [field, NUMBERING_FAULTS[code]])));
      throw new Error(`the refusal ${code} of a numbering names no field`);
    }
    if (everySeries.some((series) => series.kind === kind && series.isBegun))
      throw new ApiError(422, "series_begun", numberingMessages.begun);
    await saveSeries(tx, kind, numbering.value, caller, deps.clock());
    return { series: (await listNumberedSeries(tx)).map(toAnswer) };
  }),
];

function numberingsOf(everySeries: readonly StoredSeries[]): Numberings {
  const numberings: Numberings = {
    quote: usualNumbering("quote"),
    invoice: usualNumbering("invoice"),
    credit_note: usualNumbering("credit_note"),
  };
  for (const { kind, numbering } of everySeries) numberings[kind] = numbering;
  return numberings;
}

function toAnswer({ kind, numbering, nextNumber, isBegun }: StoredSeries): NumberedSeries {
  return {
    kind,
    prefix: numbering.prefix,
    has_year: numbering.hasYear,
    digits: numbering.digits,
    first_number: numbering.firstNumber,
    next_number: nextNumber,
    is_begun: isBegun,
  };
}
