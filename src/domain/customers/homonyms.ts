import { searchText } from "../shared/search-text.ts";

/** One of a list: what it is called, and what may tell it from another of that name. */
export type ListedCustomer = {
  label: string;
  address?: { line1?: string; city: string } | null | undefined;
  siren?: string | undefined;
};

/**
 * What tells each one of a list from the others of its name: the town, else the SIREN, else the street. In the order of
 * the list. Empty for a name that is alone, and where nothing known differs.
 */
export function homonymMarks(list: readonly ListedCustomer[]): string[] {
  const homonyms = new Map<string, ListedCustomer[]>();
  for (const one of list) {
    const name = searchText(one.label);
    homonyms.set(name, [...(homonyms.get(name) ?? []), one]);
  }
  return list.map((one) => marksAmong(one, homonyms.get(searchText(one.label)) ?? []));
}

const MARKS: readonly ((one: ListedCustomer) => string)[] = [
  ({ address }) => address?.city ?? "",
  ({ siren = "" }) => (siren === "" ? "" : `SIREN ${siren}`),
  ({ address }) => address?.line1 ?? "",
];

// Each mark is said while it tells one from some of those that the marks before it did not.
function marksAmong(one: ListedCustomer, homonyms: readonly ListedCustomer[]): string {
  let others = homonyms.filter((other) => other !== one);
  const marks: string[] = [];
  for (const markOf of MARKS) {
    const mark = markOf(one);
    const alike = others.filter((other) => searchText(markOf(other)) === searchText(mark));
    if (mark !== "" && alike.length < others.length) marks.push(mark);
    others = alike;
  }
  return marks.join(" · ");
}
