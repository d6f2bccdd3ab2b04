// A customer and another one, for calls that change one.

export const ADDRESS = {
  line1: "12 rue des Lilas",
  line2: "Bât. B",
  postal_code: "69003",
  city: "Lyon",
  country: "FR",
};
export const CUSTOMER = {
  company: "Menuiserie Roux",
  first_name: "Jean",
  last_name: "Roux",
  email: "jean@roux.fr",
  phone: "04 72 00 00 00",
  kind: "company",
  siren: "552100554",
  siret: "55210055400013",
  vat_number: "",
  address: ADDRESS,
};
export const OTHER_ADDRESS = {
  line1: "1 quai des Bois",
  line2: "",
  postal_code: "69005",
  city: "Villeurbanne",
  country: "BE",
};
export const OTHER_CUSTOMER = {
  company: "Roux et fils",
  civility: "m",
  first_name: "Paul",
  last_name: "Blanc",
  email: "paul@roux.fr",
  phone: "06 11 22 33 44",
  kind: "person",
  siren: "732829320",
  siret: "55210055400021",
  vat_number: "FR96552100554",
  address: OTHER_ADDRESS,
};
