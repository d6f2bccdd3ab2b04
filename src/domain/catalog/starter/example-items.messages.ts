const HOURS = "Heures et déplacements";

/** What the example sells, filed as a plumber files it. Prices are euros without VAT x 10^6. */
export const EXAMPLE_ITEMS = [
  { kind: "labour", family: HOURS, label: "Heure de plombier", unit: "h", price_e6: 48_000_000 },
  { kind: "service", family: HOURS, label: "Déplacement", unit: "u", price_e6: 35_000_000 },
  {
    kind: "supply",
    family: "Chauffe-eau",
    label: "Chauffe-eau électrique 200 l",
    unit: "u",
    cost_e6: 340_000_000,
    price_e6: 480_000_000,
  },
  {
    kind: "supply",
    family: "Chauffe-eau",
    label: "Groupe de sécurité",
    unit: "u",
    cost_e6: 28_000_000,
    price_e6: 45_000_000,
  },
  {
    kind: "supply",
    family: "Sanitaires",
    label: "Pack WC à poser",
    unit: "u",
    cost_e6: 145_000_000,
    price_e6: 210_000_000,
  },
  {
    kind: "supply",
    family: "Sanitaires",
    label: "Mitigeur de lavabo",
    unit: "u",
    cost_e6: 62_000_000,
    price_e6: 95_000_000,
  },
  { kind: "supply", family: "Tuyaux", label: "Tube PER 16 mm", unit: "ml", cost_e6: 1_100_000, price_e6: 2_400_000 },
  {
    kind: "service",
    family: "Entretien",
    label: "Entretien annuel de chaudière",
    unit: "forfait",
    price_e6: 130_000_000,
  },
] as const;
