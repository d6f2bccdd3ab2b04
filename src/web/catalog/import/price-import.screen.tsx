import type { PriceImportAnswer } from "#api/catalog/price-imports.ts";
import {
  createPriceImport,
  findLastPriceImport,
  listPriceImportRows,
  runPriceImport,
  sendPriceImportPart,
} from "#api/catalog/price-imports.ts";
import { itemFromRow, readImportedItem } from "#domain/catalog/import/imported-item.ts";
import { hasLabelColumn, PRICE_FIELDS, priceColumns } from "#domain/catalog/import/price-fields.ts";
import {
  PRICE_EXAMPLE,
  PRICE_FIELD_WORDS,
  priceImportLabel,
  priceImportMessages,
  priceImportWords,
} from "#domain/catalog/import/price-import.messages.ts";
import { unitAmounts } from "#domain/catalog/items/assembly.ts";
import { itemFacts, perUnit, priceWords } from "#domain/catalog/items/item.messages.ts";
import { showAnswer, useAnswer } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { ForRole } from "#web/company/roles/for-role.tsx";
import { ImportScreen } from "#web/imports/import-screen.tsx";
import { lookAgainMs } from "#web/imports/import-steps.tsx";
import type { Choices, ImportSubject } from "#web/imports/import-subject.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { PriceOptions } from "./price-options.tsx";

/** /app/catalogue/import: a list of prices from a file. */
export default function PriceImportScreen() {
  return (
    <ForRole right="manage" title={PRICE_IMPORT.words.title}>
      <ImportScreen subject={PRICE_IMPORT} />
    </ForRole>
  );
}

const PRICE_IMPORT: ImportSubject<PriceImportAnswer> = {
  words: {
    title: "Importer un tarif fournisseur",
    fileTitle: "Le tarif de ton fournisseur",
    fileHelp:
      "Un fichier Excel (.xlsx) ou CSV, tel que ton fournisseur le donne : une ligne par article. Tu choisis ensuite " +
      "à quoi sert chaque colonne, et rien n'est écrit avant. Un article déjà au catalogue, chez ce fournisseur et " +
      "sous cette référence, est mis à jour.",
    previewTitle: "Les premiers articles",
    example: PRICE_EXAMPLE,
    neededColumn: priceImportMessages.no_label_column,
    showAll: (
      <Link to="/app/catalogue" className={buttonLook({ look: "primary" })}>
        Voir le catalogue
      </Link>
    ),
    importLabel: ({ row_count: rowCount }) => priceImportLabel(rowCount),
    doneWords: priceImportWords,
  },
  right: "team",
  list: { to: "/app/catalogue", label: "Catalogue" },
  useLast: () => useAnswer(findLastPriceImport, {}, { refetchInterval: ({ state }) => lookAgainMs(state.data) }),
  fields: (["", ...PRICE_FIELDS] as const).map((value) => ({ value, label: PRICE_FIELD_WORDS[value] })),
  hasNeededColumn: (columns) => hasLabelColumn(priceColumns(columns)),
  readRow: linesOf,
  useForecast: () => null,
  isKnownReported: false,
  create: (fileName) => call(createPriceImport, { body: { file_name: fileName } }),
  sendPart: (id, body) => call(sendPriceImportPart, { params: { id }, body }),
  run: ({ file: { id, supplier, coefficient_e4 }, columns }, isRunning) =>
    call(runPriceImport, {
      params: { id },
      body: { columns: priceColumns(columns), supplier, coefficient_e4, is_running: isRunning },
    }),
  listUnadded: (id, query) => call(listPriceImportRows, { params: { id }, query }),
  useUnadded: (id, query) => useAnswer(listPriceImportRows, { params: { id }, query }).data,
  show: (file) => showAnswer(findLastPriceImport, {}, { import: file }),
  Options: PriceOptions,
};

function linesOf({ file, columns }: Choices<PriceImportAnswer>, cells: readonly string[]) {
  const options = { supplier: file.supplier, coefficientE4: file.coefficient_e4 };
  const row = readImportedItem(priceColumns(columns), cells, options);
  const item = row.ok ? itemFromRow("", row.value, options) : null;
  if (item === null)
    return {
      title: cells.filter((cell) => cell !== "").join(" · "),
      facts: priceImportMessages[row.ok ? "dear_amount" : row.refusal.code],
    };
  const { costE6, priceE6 } = unitAmounts(item, []);
  const cost = costE6 === null ? "" : `coût ${priceWords(costE6)}`;
  const facts = [itemFacts(item), cost, `prix ${priceWords(priceE6)} ${perUnit(item.unit)}`];
  return { title: item.label, facts: facts.filter((fact) => fact !== "").join(" · ") };
}
