import { readDrawing } from "#domain/documents/drawn-signature.ts";
import type {
  HandoverContent,
  ProgressContent,
  ReportHead,
  ReportPhoto,
} from "#domain/projects/reports/report-content.ts";

/** A signature as a device sends it. */
export const SENT_DRAWING = Array.from({ length: 60 }, (_, index) => {
  const x = 40 + index * 8;
  const y = Math.round(100 + 60 * Math.sin(index / 3) * (1 - index / 80));
  return `${index === 0 ? "M" : "L"}${x},${y}`;
}).join(";");

const HEAD: ReportHead = {
  format: 1,
  place: 3,
  projectName: "Rénovation de la salle de bain",
  siteAddress: "3 rue des Lilas, 69003 Lyon",
  seller: {
    heading: "Émetteur",
    name: "Claire Martin EI",
    lines: ["1 rue A", "69003 Lyon", "SIREN 732 829 320", "04 78 00 00 00", "claire@example.org"],
  },
  buyer: { heading: "Client", name: "Mme Léa Arc", lines: ["8 quai", "38000 Grenoble"] },
  footer: ["Claire Martin EI – SIREN 732 829 320"],
  logoId: null,
  accent: "#1f4fd1",
};

/** Photos of a report: the first two are a pair of before and after. */
export function samplePhotos(count: number): ReportPhoto[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `photo-${index}`,
    caption: index % 3 === 2 ? "" : `Mur ${index + 1}, côté fenêtre : l'enduit est sec`,
    beforeId: index === 1 ? "photo-0" : null,
  }));
}

/** A report on the progress of a site. */
export function sampleProgress(more: Partial<ProgressContent> = {}): ProgressContent {
  return {
    ...HEAD,
    kind: "progress",
    datedOn: "2026-12-03",
    author: "Sam Petit",
    people: "Sam Petit, Léa Roux, M. Arc",
    hours: [
      { name: "Sam Petit", minutes: 420 },
      { name: "Léa Roux", minutes: 210 },
    ],
    doneTasks: [
      { id: "a", title: "Dépose de l'ancienne baignoire et évacuation" },
      { id: "b", title: "Reprise des arrivées d'eau" },
      { id: "c", title: "Enduit et ponçage des murs, deux passes, y compris angles et embrasures de la fenêtre" },
    ],
    notes: "Le mur nord est humide : à revoir avant la faïence.\nLe client choisit le carrelage lundi.",
    photos: [],
    ...more,
  };
}

/** The report of a reception. */
export function sampleHandover(more: Partial<HandoverContent> = {}): HandoverContent {
  const drawing = readDrawing(SENT_DRAWING) ?? "";
  return {
    ...HEAD,
    kind: "handover",
    place: 1,
    receivedOn: "2026-12-03",
    reserves: [
      { text: "Joint de la douche à reprendre sur 20 cm.", dueOn: "2026-12-18", photo: samplePhotos(1)[0] ?? null },
      { text: "Régler la porte du meuble vasque.", dueOn: null, photo: null },
    ],
    customer: { signer: "Léa Arc", drawing },
    company: { signer: "Claire Martin", drawing },
    signedAt: "2026-12-03T15:04:00.000Z",
    replacesOn: null,
    ...more,
  };
}
