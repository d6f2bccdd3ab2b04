/** What a table that is pasted is said to hold, and why a row of it gives no line. */
export const pasteMessages = {
  columns: {
    label: "Désignation",
    quantity: "Quantité",
    unit: "Unité",
    unitPrice: "Prix unitaire",
    ignored: "Ne pas reprendre",
  },
  noPrice: "Il manque le prix.",
  unknownUnit: (text: string) => `L'unité « ${text.slice(0, 40)} » n'existe pas ici.`,
  ofColumn: (column: "quantity" | "unitPrice", text: string, problem: string) =>
    `${column === "quantity" ? "Quantité" : "Prix"} « ${text.slice(0, 40)} » : ${problem}`,
};
