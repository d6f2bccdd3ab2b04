import { expect, test } from "vitest";
import { readSaidAction } from "./said-action.ts";

const TODAY = "2026-11-23";
const read = (text: string) => readSaidAction(text, TODAY);

test.each([
  ["Note la facture F2026-0001 payée", { kind: "record_payment", documentNumber: "F2026-0001", amountCents: null }],
  ["marque la facture Roux comme payée", { kind: "record_payment", names: ["roux"] }],
  ["la facture Roux est payée", { kind: "record_payment", names: ["roux"] }],
  ["Roux a payé 500 € par chèque", { kind: "record_payment", names: ["roux"], amountCents: 50_000, method: "cheque" }],
  ["j'ai reçu 500 € de Roux", { kind: "record_payment", names: ["roux"], amountCents: 50_000 }],
  ["ajoute un paiement de 200 € sur F2026-0001", { kind: "record_payment", amountCents: 20_000 }],
  [
    "Mme Roux m'a payé la moitié par virement ce matin",
    { kind: "record_payment", names: ["mme", "roux"], part: "half" },
  ],
  ["il m'a payé la moitié", { kind: "record_payment", names: [], amountCents: null, part: "half" }],
  ["il a versé un tiers par chèque", { kind: "record_payment", names: [], part: "unsaid" }],
  ["Roux a payé 200 € puis 300 €", { kind: "record_payment", amountCents: NaN }],
  ["Roux a accepté le devis", { kind: "answer_quote", decision: "accepted", names: ["roux"] }],
  ["le devis D2026-0001 est signé par Claire Roux", { kind: "answer_quote", signer: "Claire Roux", names: [] }],
  ["note le devis Roux refusé", { kind: "answer_quote", decision: "declined", names: ["roux"] }],
  ["c'est bon elle a dit ok pour le devis", { kind: "answer_quote", decision: "accepted", names: [] }],
  ["Mme Roux est d'accord pour le devis", { kind: "answer_quote", decision: "accepted", names: ["mme", "roux"] }],
  ["Roux a dit non pour le devis", { kind: "answer_quote", decision: "declined", names: ["roux"] }],
  ["Nordwind a refusé le devis, trop cher", { kind: "answer_quote", decision: "declined", names: ["nordwind"] }],
  ["Nordwind a refusé le devis, ils prennent leur cousin", { kind: "answer_quote", names: ["nordwind"] }],
  ["fais-lui un geste de 50 €", { kind: "credit_invoice", amountCents: 5_000, names: [] }],
  ["marque le devis Roux comme envoyé", { kind: "send_quote", names: ["roux"] }],
  ["envoie le devis Roux", { kind: "send_quote", names: ["roux"] }],
  ["envoie la facture Roux par mail", { kind: "send_document" }],
  ["relance Roux", { kind: "remind", names: ["roux"] }],
  ["fais un avoir de 80 € à Mme Perrin pour la porte", { kind: "credit_invoice", names: ["mme", "perrin"] }],
  ["fais un avoir de 45 euros aux Vidal suite au retard", { kind: "credit_invoice", names: ["vidal"] }],
  ["fais un avoir pour la facture Morel", { kind: "credit_invoice", names: ["morel"] }],
  ["fais un avoir sur F2026-0001", { kind: "credit_invoice", documentNumber: "F2026-0001" }],
  ["fais un avoir de 100 € sur la facture Roux", { kind: "credit_invoice", amountCents: 10_000, names: ["roux"] }],
  ["ajoute 3 h au chantier Roux", { kind: "add_hours", hours: 3, names: ["roux"] }],
  ["décale le chantier Roux au 12 mars", { kind: "move_start", day: "2027-03-12", names: ["roux"] }],
  [
    "coche la tâche Peinture du projet Roux",
    { kind: "tick_task", taskName: "Peinture", names: ["roux"], isDone: true },
  ],
  ["décoche la pose du parquet", { kind: "tick_task", taskName: "la pose du parquet", names: [], isDone: false }],
  ["la tâche Peinture est faite", { kind: "tick_task", taskName: "Peinture" }],
  ["renomme le projet Roux en Villa Roux", { kind: "rename_project", names: ["roux"], newName: "Villa Roux" }],
  ["la facture 12 est payée par virement", { kind: "record_payment", documentNumber: "12", method: "transfer" }],
  ["la facture 12 a été réglée par CB hier", { kind: "record_payment", method: "card", day: "2026-11-22" }],
  ["facture 12 payée par carte bancaire", { kind: "record_payment", method: "card", names: [] }],
  ["Mme Roux a payé 200 € en liquide", { kind: "record_payment", method: "cash", names: ["mme", "roux"] }],
  ["la facture 12 est payée par chèque le 3 novembre", { kind: "record_payment", day: "2026-11-03" }],
  ["note le devis du projet « Mur nord » accepté", { kind: "answer_quote", projectName: "Mur nord" }],
])("« %s » says an action", (text, expected) => {
  expect(read(text)).toMatchObject(expected);
});

test.each([
  "n'envoie pas le devis Roux",
  "ne marque pas la facture comme payée",
  "la facture Roux est-elle payée ?",
  "Roux n'a pas payé",
  "est-ce que le devis Roux est accepté ?",
  "combien on me doit ?",
  "j'ai payé 500 € de carrelage",
  "fais le devis Roux, le client a accepté 12 h à 48 €",
  "fais un devis pour Mme Roux",
  "crée un projet",
  "émets la facture du projet Roux",
  "est-ce que les Perrin ont payé 300 € ?",
  "les Perrin ont payé combien",
  "les Perrin n'ont pas payé 300 €",
  "elle va payer 300 € demain",
  "les Perrin vont me donner 300 € en liquide",
  "elle paiera 300 par chèque",
  "quand elle aura payé 300 € je commence",
  "s'ils ont payé 300 € on continue",
  "j'ai donné 300 € au fournisseur",
  "on a réglé 300 € de carrelage",
  "je lui ai donné 20 € de pourboire",
  "elle m'a donné 3 jours",
  "bonjour",
  "",
  `Roux a payé ${"et encore ".repeat(40)}`,
])("« %s » says no action", (text) => {
  expect(read(text)).toBeNull();
});
