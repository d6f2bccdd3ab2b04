import { expect, test } from "vitest";
import { documentPath, logoPath, originalPath, photoPath, reportPath, ticketPath } from "./archive-files.ts";

test.each([
  [{ kind: "invoice", number: "F2026-0001", version: 1, format: "pdf" }, "documents/facture-F2026-0001.pdf"],
  [{ kind: "credit_note", number: "A2026-0001", version: 1, format: "xml" }, "documents/avoir-A2026-0001.xml"],
  [{ kind: "quote", number: "D2026-0001", version: 2, format: "pdf" }, "documents/devis-D2026-0001-v2.pdf"],
] as const)("%o stands in %s", (file, path) => {
  expect(documentPath(file)).toBe(path);
});

const photo = { id: "01a2224a-77fe-71de-84fc-66ac2aa3e05f", mime: "image/jpeg" } as const;

test("a photo stands with those of its project", () => {
  expect(photoPath({ ...photo, projectName: "Salle de bain", name: "avant.png" })).toBe(
    "photos/Salle de bain/avant-66ac2aa3e05f.jpg",
  );
});

test("an original stands as its photo does, with the ending of its kind", () => {
  expect(originalPath({ ...photo, mime: "image/heic", projectName: "Salle de bain", name: "avant.png" })).toBe(
    "originaux/Salle de bain/avant-66ac2aa3e05f.heic",
  );
});

test("a ticket stands by its day, with the ending of what it is", () => {
  const ticket = { id: photo.id, supplierName: "Cedeo", boughtOn: "2026-11-30", mime: "application/pdf" } as const;
  expect(ticketPath(ticket)).toBe(`achats/2026-11-30-Cedeo-${photo.id}.pdf`);
});

test("a name leads to no other folder", () => {
  expect(photoPath({ ...photo, projectName: "../../etc", name: "..\\passwd" })).toBe(
    "photos/etc/passwd-66ac2aa3e05f.jpg",
  );
  expect(photoPath({ ...photo, projectName: "..", name: ".jpg" })).toBe("photos/sans nom/sans nom-66ac2aa3e05f.jpg");
});

test("a logo is named by its hash", () => {
  expect(logoPath({ sha256: "a".repeat(64), mime: "image/png" })).toBe("logos/aaaaaaaaaaaa.png");
});

test("the reports of a project stand in one folder, by kind and day", () => {
  const report = { id: "0190c1de-8f7b-7c3a-9b52-66ac2aa3e05f", projectName: "Salle de bain", datedOn: "2026-12-03" };
  expect(reportPath({ ...report, kind: "progress" })).toBe(
    "chantiers/Salle de bain/compte-rendu-2026-12-03-0190c1de-8f7b-7c3a-9b52-66ac2aa3e05f.pdf",
  );
  expect(reportPath({ ...report, projectName: "../..", kind: "handover" })).toBe(
    "chantiers/sans nom/pv-de-reception-2026-12-03-0190c1de-8f7b-7c3a-9b52-66ac2aa3e05f.pdf",
  );
});
