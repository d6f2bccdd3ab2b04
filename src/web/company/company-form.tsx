import type { CompanyAnswer } from "#api/company.ts";
import { getCompany, updateCompany } from "#api/company.ts";
import {
  INSURANCE_DUTY_CHOICES,
  INSURANCE_KIND_CHOICES,
  INSURANCE_LABELS,
  MEDIATION_CHOICES,
  MEDIATOR_LABELS,
  SIRET_HINT,
  VAT_DUE_ON_CHOICES,
  VAT_REGIME_CHOICES,
  sirenOfInvoices,
} from "#domain/company/company.messages.ts";
import { firstRunMessages } from "#domain/company/first-run.messages.ts";
import type { LegalFormRule } from "#domain/company/legal-forms.ts";
import { LEGAL_FORMS, LEGAL_FORM_CODES } from "#domain/company/legal-forms.ts";
import { listInWords } from "#domain/shared/french-format.ts";
import { sirenProblem, siretProblem } from "#domain/shared/siren-problem.ts";
import { showAnswer } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { LateCompanyFinder } from "#web/register/late-company-finder.ts";
import { StreetInput } from "#web/register/street-input.tsx";
import type { FillField } from "#web/ui/fill-form.tsx";
import { FillForm } from "#web/ui/fill-form.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useState } from "react";
import { companyBody } from "./company-body.ts";
import { beginningText, companyValues } from "./company-texts.ts";
import { registerFields } from "./register-fields.ts";
import { WithinRole } from "./roles/within-role.tsx";
import { tellSharedSiren } from "./shared-siren.ts";
import { TypingNote } from "./typing-note.tsx";
import { useCompany } from "./use-company.ts";
import { useKeptTyping } from "./use-kept-typing.ts";

const SirenCorrection = onDemand(
  async () => (await import("./siren-correction.tsx")).SirenCorrection,
  (words) => words,
  "when shown",
);

// Asked for the legal forms that owe it, and while the form is unknown.
function formsWith(owes: (rule: LegalFormRule) => boolean) {
  return { field: "legal_form", among: ["", ...LEGAL_FORM_CODES.filter((code) => owes(LEGAL_FORMS[code]))] };
}

// Under franchise no VAT falls due.
const CHARGES_VAT = { field: "vat_regime", among: ["", "standard"] };

// A seller who says that no insurance is compulsory may still have one, and keeps it.
const IS_INSURED = { field: "insurance_duty", among: ["", "required"] };

// A seller who has none yet has nothing to write.
const HAS_MEDIATOR = { field: "mediation", among: ["named"] };

/** The fields of the company, by chapter of the settings. */
export const COMPANY_FIELDS = {
  identity: [
    { name: "name", label: "Nom de l'entreprise", hint: "Ton nom si tu es en entreprise individuelle." },
    {
      name: "legal_form",
      label: "Forme juridique",
      hint:
        "« EI » s'imprime à côté du nom d'une entreprise individuelle ; " +
        "le capital et le RCS, avec la forme d'une société.",
      kind: "select",
      options: [
        { value: "", label: "À choisir" },
        ...LEGAL_FORM_CODES.map((code) => ({ value: code, label: LEGAL_FORMS[code].label })),
      ],
    },
    {
      name: "siret",
      label: "SIRET",
      hint: SIRET_HINT,
      check: siretProblem,
      isHalf: true,
      inputMode: "numeric",
    },
    { name: "siren", label: "SIREN", isHalf: true, inputMode: "numeric", check: sirenProblem },
    {
      name: "capital",
      label: "Capital",
      unit: "€",
      isHalf: true,
      when: formsWith(({ printsCapital }) => printsCapital),
    },
    {
      name: "rcs_town",
      label: "Ville du RCS",
      hint: "Si tu es inscrit au registre du commerce.",
      isHalf: true,
      when: formsWith(({ register }) => register !== "none"),
    },
    { name: "address.line1", label: "Adresse", input: StreetInput },
    { name: "address.line2", label: "Complément d'adresse" },
    {
      name: "address.postal_code",
      label: "Code postal",
      isHalf: true,
      onPhone: "third",
      autoComplete: "postal-code",
    },
    { name: "address.city", label: "Ville", isHalf: true, onPhone: "two thirds", autoComplete: "address-level2" },
    { name: "email", label: "Email de contact", isHalf: true, inputMode: "email", autoComplete: "email" },
    {
      name: "phone",
      label: "Téléphone de contact",
      hint: "Lu par tes clients sur tes documents. Celui qui te connecte est dans Sécurité.",
      isHalf: true,
      inputMode: "tel",
      autoComplete: "tel",
    },
    { name: "trade", label: "Métier", hint: "Plombier, peintre, développeur… Sert à proposer des tâches." },
  ],
  vat: [
    {
      name: "vat_regime",
      label: "Régime de TVA",
      kind: "select",
      options: [{ value: "", label: "À choisir" }, ...VAT_REGIME_CHOICES],
    },
    {
      name: "vat_due_on",
      label: "TVA exigible",
      kind: "select",
      options: VAT_DUE_ON_CHOICES,
      when: CHARGES_VAT,
    },
    {
      name: "vat_number",
      label: "Numéro de TVA",
      hint:
        "Se déduit du SIREN au régime réel : efface-le si tout ce que tu vends est exonéré. En franchise : pour une " +
        "entreprise d'un autre pays de l'UE.",
    },
    {
      name: "hourly_rate",
      label: "Taux horaire habituel",
      hint: "Hors taxes. Repris dans chaque nouveau projet. Un TJM se divise par tes heures d'une journée.",
      unit: "€",
    },
    {
      name: "hours_a_day",
      label: "Heures par jour",
      hint: "Pour ce qui se chiffre à la journée.",
      unit: "h",
    },
    {
      name: "quote_price_cents",
      label: "Prix d'un devis",
      hint: "TVA comprise ; 0 s'il est gratuit. Imprimé sur tes devis, comme la loi le demande dans le bâtiment.",
      unit: "€",
    },
  ],
  bank: [
    {
      name: "iban",
      label: "IBAN",
      hint: "Imprimé sur les factures, avec le QR code de virement.",
      isLongNumber: true,
    },
    { name: "bic", label: "BIC", hint: "Facultatif : l'IBAN suffit pour un virement." },
  ],
  insurance: [
    {
      name: "insurance_duty",
      label: INSURANCE_LABELS.duty,
      hint: "Pour des travaux de construction, la décennale est obligatoire. Elle s'imprime sur les devis et factures.",
      kind: "select",
      options: [{ value: "", label: "À choisir" }, ...INSURANCE_DUTY_CHOICES],
    },
    {
      name: "insurance.insurer",
      label: INSURANCE_LABELS.insurer,
      hint: "Tu le lis sur ton attestation d'assurance.",
      when: IS_INSURED,
    },
    {
      name: "insurance.contact",
      label: INSURANCE_LABELS.contact,
      hint: "Son adresse, ou son téléphone.",
      when: IS_INSURED,
    },
    {
      name: "insurance.kind",
      label: INSURANCE_LABELS.kind,
      hint: "Son nom est imprimé sur les devis et factures, avec le contrat.",
      kind: "select",
      options: [{ value: "", label: "À choisir" }, ...INSURANCE_KIND_CHOICES],
      when: IS_INSURED,
    },
    { name: "insurance.policy_number", label: INSURANCE_LABELS.policyNumber, when: IS_INSURED },
    {
      name: "insurance.coverage",
      label: INSURANCE_LABELS.coverage,
      hint: "Où elle te couvre : France métropolitaine, par exemple.",
      when: IS_INSURED,
    },
  ],
  mediator: [
    {
      name: "mediation",
      label: MEDIATOR_LABELS.mediation,
      hint: "Obligatoire dès qu'un client est un particulier, et imprimé sur ses devis et factures.",
      kind: "select",
      options: [{ value: "", label: "À choisir" }, ...MEDIATION_CHOICES],
    },
    { name: "mediator", label: MEDIATOR_LABELS.mediator, kind: "area", when: HAS_MEDIATOR },
  ],
  notices: [
    {
      name: "legal_notices",
      label: "Mentions au bas des documents",
      kind: "area",
      hint: "Association de gestion, escompte… Une par ligne.",
    },
  ],
} satisfies Record<string, FillField[]>;

type Props = {
  fields: readonly FillField[];
  label?: string;
  onSaved?: () => void;
  /** Classes of the row of its button. */
  footLook?: string | undefined;
  /** The page has a search of the register of its own. */
  hasFinderAbove?: boolean;
};

/** A form over some fields of the company, saved together. What is typed in it is kept until it is saved. */
export function CompanyForm(props: Props) {
  const { data: company, error, refetch } = useCompany();
  if (error && !company) return <Failure error={error} retry={() => void refetch()} />;
  if (!company) return <SheetSkeleton isBare />;
  return <Form {...props} company={company} />;
}

function Form({
  fields,
  label = "Enregistrer",
  onSaved,
  hasFinderAbove = false,
  footLook,
  company,
}: Props & { company: CompanyAnswer }) {
  const [refusedSiren, setRefusedSiren] = useState("");
  const savedValues = companyValues(company);
  const names = fields.map(({ name }) => name);
  const beginning = Object.fromEntries(fields.map((field) => [field.name, beginningText(field, savedValues, company)]));
  // Who goes on after the form says itself what lacks.
  const gap = gapOf(fields, company);
  const typing = useKeptTyping<Record<string, string>>(`company ${names.join(" ")}`, beginning);
  const save = async (values: Record<string, string>) => {
    const answer = await call(updateCompany, { body: companyBody(values, company) }).catch((refusal: Error) => {
      const isOfInvoices =
        refusal instanceof CallError && refusal.fields.siren === sirenOfInvoices(company.siren) && values.siren;
      setRefusedSiren(isOfInvoices || "");
      throw refusal;
    });
    setRefusedSiren("");
    typing.settle(values);
    showAnswer(getCompany, {}, answer);
    tellSharedSiren(answer);
    onSaved?.();
    return companyValues(answer.company);
  };
  return (
    <WithinRole right="manage">
      {names.includes("siren") && !hasFinderAbove && (
        <div className="mb-4">
          <LateCompanyFinder
            label="Trouver mon entreprise"
            onChoose={(firm) => typing.type(registerFields(firm, names))}
          />
        </div>
      )}
      <FillForm
        values={beginning}
        gap={gap !== "" && onSaved ? null : gap}
        {...{ fields, save, label, typing, footLook }}
      >
        {typing.earlier && <TypingNote typing={typing} />}
      </FillForm>
      {refusedSiren !== "" && (
        <SirenCorrection former={company.siren} siren={refusedSiren} onCorrected={() => setRefusedSiren("")} />
      )}
    </WithinRole>
  );
}

// What no document leaves without, by the labels of the form.
function gapOf(fields: readonly FillField[], { missing }: CompanyAnswer): string {
  const labels = fields.filter(({ name }) => missing.includes(name)).map(({ label }) => label);
  return labels.length === 0 ? "" : firstRunMessages.lacks(listInWords(labels));
}
