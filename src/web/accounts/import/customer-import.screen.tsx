import type { ImportAnswer } from "#api/accounts.ts";
import { createImport, findLastImport, listImportRows, runImport, sendImportPart } from "#api/accounts.ts";
import { hasNameColumn } from "#domain/accounts/import/customer-columns.ts";
import type { ImportColumn } from "#domain/accounts/import/import-fields.ts";
import { IMPORT_FIELDS, importColumns } from "#domain/accounts/import/import-fields.ts";
import {
  CUSTOMER_EXAMPLE,
  IMPORT_FIELD_WORDS,
  POSTAL_DOUBT_WORDS,
  importButtonWords,
  importLabel,
  importMessages,
  importWords,
} from "#domain/accounts/import/import.messages.ts";
import { readImportedCustomer } from "#domain/accounts/import/imported-customer.ts";
import { likelyField } from "#domain/accounts/import/likely-field.ts";
import { CIVILITY_WORDS } from "#domain/customers/customer.ts";
import { countChoices } from "#domain/imports/known-choice.ts";
import { showAnswer, useAnswer } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { ForRole } from "#web/company/roles/for-role.tsx";
import { ImportScreen } from "#web/imports/import-screen.tsx";
import { lookAgainMs } from "#web/imports/import-steps.tsx";
import type { Forecast, ImportSubject } from "#web/imports/import-subject.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { KnownRows } from "./known-rows.tsx";
import { useCustomerForecast } from "./use-customer-forecast.ts";

/** /app/customers/import: a list of customers from a file. */
export default function CustomerImportScreen() {
  return (
    <ForRole right="manage" title={CUSTOMER_IMPORT.words.title}>
      <ImportScreen subject={CUSTOMER_IMPORT} />
    </ForRole>
  );
}

const CUSTOMER_IMPORT: ImportSubject<ImportAnswer> = {
  words: {
    title: "Importer des clients",
    fileTitle: "Ta liste de clients",
    fileHelp:
      "Une ligne par client : nom ou entreprise, téléphone, email, adresse, SIREN. La liste sortie d'un autre " +
      "logiciel convient. Tu vérifies avant l'ajout, sans doublon.",
    previewTitle: "Les premiers clients",
    example: CUSTOMER_EXAMPLE,
    neededColumn: importMessages.no_name_column,
    showAll: (
      <Link to="/app/customers" className={buttonLook({ look: "primary" })}>
        Voir les clients
      </Link>
    ),
    importLabel: labelOf,
    doneWords: importWords,
  },
  right: "manage",
  list: { to: "/app/customers", label: "Clients" },
  useLast: () => useAnswer(findLastImport, {}, { refetchInterval: ({ state }) => lookAgainMs(state.data) }),
  fields: (["", ...IMPORT_FIELDS] as const).map((value) => ({ value, label: IMPORT_FIELD_WORDS[value] })),
  hasNeededColumn: (columns) => hasNameColumn(importColumns(columns)),
  readRow: ({ columns }, cells) => linesOf(importColumns(columns), cells),
  likelyField: (cells) => {
    const field = likelyField(cells);
    return field && IMPORT_FIELD_WORDS[field];
  },
  useForecast: useCustomerForecast,
  isIdle: (file, forecast) => forecast !== null && labelOf(file, forecast) === importButtonWords.nobody,
  isKnownReported: true,
  create: (fileName) => call(createImport, { body: { file_name: fileName } }),
  sendPart: (id, body) => call(sendImportPart, { params: { id }, body }),
  run: ({ file: { id, known }, columns }, isRunning) =>
    call(runImport, { params: { id }, body: { columns: importColumns(columns), known, is_running: isRunning } }),
  listUnadded: (id, query) => call(listImportRows, { params: { id }, query }),
  useUnadded: (id, query) => useAnswer(listImportRows, { params: { id }, query }).data,
  show: (file) => showAnswer(findLastImport, {}, { import: file }),
  Options: KnownRows,
};

function labelOf({ known }: ImportAnswer, forecast: Forecast | null): string {
  if (forecast === null) return importButtonWords.counting;
  const { add, complete } = countChoices(known, forecast.knownCount);
  return importLabel({ add: forecast.newCount + add, complete }, forecast.isRough);
}

function linesOf(columns: readonly ImportColumn[], cells: readonly string[]): { title: string; facts: string } {
  const row = readImportedCustomer(columns, cells);
  if (!row.ok)
    return { title: cells.filter((cell) => cell !== "").join(" · "), facts: importMessages[row.refusal.code] };
  const {
    company,
    civility,
    first_name,
    last_name,
    email,
    phone,
    siret,
    siren,
    address,
    postal_doubt: doubt,
  } = row.value;
  const person = [CIVILITY_WORDS[civility], first_name, last_name].filter((part) => part !== "").join(" ");
  const town = `${address.postal_code} ${address.city}`.trim();
  return {
    title: [company, person].filter((part) => part !== "").join(", "),
    facts: [phone, email, address.line1, town, siret || siren, doubt ? POSTAL_DOUBT_WORDS[doubt] : ""]
      .filter((part) => part !== "")
      .join(" · "),
  };
}
