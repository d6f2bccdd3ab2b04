import type { FactView, PartyView } from "../../documents/document-view.ts";
import { formatDate, formatLongDate } from "../../shared/french-format.ts";
import { formatMinutes } from "../../shared/text/duration.ts";
import { frenchMoment } from "../../shared/text/french-moment.ts";
import { pairPhotos } from "../photo-pairs.ts";
import { guaranteeEnds } from "./handover.ts";
import type { HandoverContent, ProgressContent, ReportContent, ReportPhoto } from "./report-content.ts";
import { REPORT_WORDS } from "./report-words.messages.ts";
import { reportTexts } from "./report.messages.ts";

/** A photo on a page: its ID, and what is written under it. `moment`: « Avant », « Après » or nothing. */
export type PhotoView = { id: string; caption: string; moment: string };

/** One part of a report, under its title. The photos of a row stand side by side: two of them at most. */
export type BlockView =
  | { kind: "text"; title: string; paragraphs: string[] }
  | { kind: "list"; title: string; intro: string; items: string[] }
  | { kind: "ticks"; title: string; items: string[] }
  | { kind: "sums"; title: string; rows: FactView[]; total: FactView | null }
  | { kind: "photos"; title: string; rows: PhotoView[][] }
  | { kind: "reserves"; title: string; rows: ReserveView[]; closing: string }
  | { kind: "signatures"; title: string; boxes: SignatureView[]; closing: string };

/** One reserve of a reception. */
export type ReserveView = { label: string; text: string; due: string; photo: PhotoView | null };

/** The box of one who signed. `drawing`: an SVG path on the sheet of signatures. */
export type SignatureView = { role: string; name: string; drawing: string };

/** A report as it is printed: every word is French already, and no figure is an amount. */
export type ReportView = {
  title: string;
  number: string;
  subject: string;
  facts: FactView[];
  seller: PartyView;
  buyer: PartyView;
  blocks: BlockView[];
  footer: string[];
  logoId: string | null;
  accent: string;
};

/** A report as it is printed. `timeZone`: that of its company, which decides the days of its moments. */
export function reportView(content: ReportContent, timeZone: string): ReportView {
  const { seller, buyer, footer, logoId, accent } = content;
  const head = { seller, buyer, footer, logoId, accent, subject: content.projectName };
  return content.kind === "progress"
    ? {
        ...head,
        title: REPORT_WORDS.progress,
        number: `n°\u00A0${content.place}`,
        facts: progressFacts(content),
        blocks: progressBlocks(content),
      }
    : {
        ...head,
        title: REPORT_WORDS.handover,
        number: "",
        facts: handoverFacts(content),
        blocks: handoverBlocks(content, timeZone),
      };
}

function progressFacts({ datedOn, siteAddress, author, people }: ProgressContent): FactView[] {
  return withoutEmpty([
    { label: reportTexts.date, value: formatDate(datedOn) },
    { label: reportTexts.place, value: siteAddress },
    { label: reportTexts.writtenBy, value: author },
    { label: reportTexts.people, value: people },
  ]);
}

function progressBlocks({ doneTasks, supplies = [], hours, notes, photos }: ProgressContent): BlockView[] {
  const blocks: BlockView[] = [];
  if (notes !== "") blocks.push({ kind: "text", title: reportTexts.notes, paragraphs: paragraphsOf(notes) });
  if (doneTasks.length > 0)
    blocks.push({ kind: "ticks", title: reportTexts.done, items: doneTasks.map(({ title }) => title) });
  if (supplies.length > 0)
    blocks.push({
      kind: "sums",
      title: reportTexts.supplies,
      rows: supplies.map(({ label, quantity }) => ({ label, value: quantity })),
      total: null,
    });
  if (hours.length > 0) blocks.push(hoursBlock(hours));
  if (photos.length > 0) blocks.push({ kind: "photos", title: reportTexts.photos, rows: photoRows(photos) });
  return blocks;
}

function hoursBlock(hours: ProgressContent["hours"]): BlockView {
  const minutes = hours.reduce((sum, one) => sum + one.minutes, 0);
  return {
    kind: "sums",
    title: reportTexts.hours,
    rows: hours.map((one) => ({ label: one.name, value: formatMinutes(one.minutes) })),
    total: hours.length > 1 ? { label: reportTexts.total, value: formatMinutes(minutes) } : null,
  };
}

/** The photos two by two, a pair of before and after never parted. */
export function photoRows(photos: readonly ReportPhoto[]): PhotoView[][] {
  const pairs = pairPhotos(photos.map((photo) => ({ ...photo, before_id: photo.beforeId })));
  const rows: PhotoView[][] = [];
  let waitingPhoto: PhotoView | null = null;
  for (const { photo, before } of pairs) {
    if (before !== null) {
      rows.push([toPhotoView(before, reportTexts.before), toPhotoView(photo, reportTexts.after)]);
      continue;
    }
    const single = toPhotoView(photo, "");
    if (waitingPhoto === null) waitingPhoto = single;
    else {
      rows.push([waitingPhoto, single]);
      waitingPhoto = null;
    }
  }
  return waitingPhoto === null ? rows : [...rows, [waitingPhoto]];
}

function toPhotoView({ id, caption }: ReportPhoto, moment: string): PhotoView {
  return { id, caption, moment };
}

function handoverFacts({ receivedOn, siteAddress, reserves }: HandoverContent): FactView[] {
  return withoutEmpty([
    { label: reportTexts.receivedOn, value: formatDate(receivedOn) },
    { label: reportTexts.place, value: siteAddress },
    { label: reportTexts.result, value: resultWords(reserves.length) },
  ]);
}

function resultWords(reserveCount: number): string {
  return reserveCount === 0 ? reportTexts.withoutReserves : reportTexts.withReserves(reserveCount);
}

function handoverBlocks(content: HandoverContent, timeZone: string): BlockView[] {
  const { receivedOn, reserves, buyer, seller, replacesOn, customer, company, signedAt } = content;
  const ends = guaranteeEnds(receivedOn);
  return [
    {
      kind: "text",
      title: reportTexts.act,
      paragraphs: [
        reportTexts.statement(buyer.name, seller.name, formatLongDate(receivedOn), reserves.length > 0),
        ...(replacesOn === null ? [] : [reportTexts.replaces(formatLongDate(replacesOn))]),
      ],
    },
    reserves.length === 0
      ? { kind: "text", title: reportTexts.reserves, paragraphs: [reportTexts.noReserves] }
      : {
          kind: "reserves",
          title: reportTexts.reserves,
          rows: reserves.map(({ text, dueOn, photo }, index) => ({
            label: reportTexts.reserve(index + 1),
            text,
            due: dueOn === null ? reportTexts.noDueDay : reportTexts.dueOn(formatDate(dueOn)),
            photo: photo && toPhotoView(photo, ""),
          })),
          closing: reportTexts.liftings,
        },
    {
      kind: "list",
      title: reportTexts.guarantees,
      intro: reportTexts.guaranteesStart,
      items: [
        reportTexts.completion(formatDate(ends.completion)),
        reportTexts.equipment(formatDate(ends.equipment)),
        reportTexts.structure(formatDate(ends.structure)),
      ],
    },
    {
      kind: "signatures",
      title: reportTexts.signatures,
      boxes: [
        { role: reportTexts.customer, name: customer.signer, drawing: customer.drawing },
        { role: reportTexts.company, name: company.signer, drawing: company.drawing },
      ],
      closing: reportTexts.signed(
        frenchMoment(new Date(signedAt), timeZone),
        formatDate(receivedOn),
        resultWords(reserves.length),
      ),
    },
  ];
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function withoutEmpty(facts: FactView[]): FactView[] {
  return facts.filter(({ value }) => value !== "");
}
