import { actingCompany } from "#web/client/acting-company.ts";
import { TYPED_PLACE } from "#web/client/typed-place.ts";

// What is typed in a form and not saved yet. The tab keeps it for its user: leaving the page or loading it again loses
// nothing.

/** What a field of a form holds. */
type TypedValue = string | number | null;

/** What the fields of a form hold, by their names. */
export type TypedValues = Readonly<Record<string, TypedValue>>;

/**
 * What was typed in a field. `savedValue` is what was saved in the field when the typing began. `isEarlier`: it was
 * typed on an earlier visit of the form. `isSent`: it was saved since, and the saved values are not read again yet.
 */
type TypedEntry = { value: TypedValue; savedValue: TypedValue; isEarlier?: boolean; isSent?: boolean };

/** What was typed in a form, by the names of its fields. */
export type TypedEntries = Readonly<Record<string, TypedEntry>>;

// A secret must not stay in a browser.
const SECRET = /(?:^|[._])(?:iban|bic|password|token|secret|key)$|^code$/;

// The forms that were typed in last are kept, no more. A browser gives a site five million characters: a pasted book
// must not take the place of the rest.
const MOST_FORMS = 20;
const MOST_CHARACTERS = 200_000;

/**
 * What this user typed in a form on an earlier visit, without the fields that now hold it. `form` names it within the
 * company.
 */
export function readTyping(owner: string | null, form: string, savedValues: TypedValues): TypedEntries {
  return Object.fromEntries(
    Object.entries(readForms(owner)[placeOf(form)] ?? {})
      .filter(([name, { value }]) => Object.hasOwn(savedValues, name) && value !== savedValues[name])
      .map(([name, entry]) => [name, { ...entry, isEarlier: true }]),
  );
}

/** Keeps what a user has typed in a form. No entries: forgets the form. */
export function keepTyping(owner: string | null, form: string, entries: TypedEntries): void {
  if (owner === null) return;
  const place = placeOf(form);
  const { [place]: _former, ...otherForms } = readForms(owner);
  const keptEntries = Object.entries(entries).filter(([name, { isSent }]) => !isSent && !SECRET.test(name));
  const forms = Object.entries(otherForms);
  if (keptEntries.length > 0) forms.push([place, Object.fromEntries(keptEntries)]);
  storeForms(owner, forms.slice(-MOST_FORMS));
}

/** The same entries after these changes. What is typed again as it is saved is no entry. */
export function withTyped(
  entries: TypedEntries,
  savedValues: TypedValues,
  changes: Partial<TypedValues>,
): TypedEntries {
  const isAside = earlierTyping(entries, savedValues) === "aside";
  const typedEntries = Object.entries(changes).map(([name, value = null]): [string, TypedEntry] => {
    const former = entries[name];
    if (former?.value === value && !(former.isEarlier && isAside)) return [name, former];
    const savedValue = former && !former.isEarlier ? former.savedValue : (savedValues[name] ?? null);
    return [name, { value, savedValue }];
  });
  return withoutSaved({ ...entries, ...Object.fromEntries(typedEntries) }, savedValues);
}

/** The entries that differ from what is saved. The same object when all do. */
export function withoutSaved(entries: TypedEntries, savedValues: Partial<TypedValues>): TypedEntries {
  const left = Object.entries(entries).filter(([name, { value }]) => value !== savedValues[name]);
  return left.length === Object.keys(entries).length ? entries : Object.fromEntries(left);
}

/** The entries that were typed on this visit. */
export function withoutEarlier(entries: TypedEntries): TypedEntries {
  return Object.fromEntries(Object.entries(entries).filter(([, { isEarlier }]) => !isEarlier));
}

/** The entries once these values were saved. */
export function withSent(entries: TypedEntries, sentValues: Partial<TypedValues>): TypedEntries {
  return Object.fromEntries(
    Object.entries(entries).map(([name, { value, savedValue, ...marks }]) => [
      name,
      value === sentValues[name] ? { value, savedValue, isSent: true } : { value, savedValue, ...marks },
    ]),
  );
}

/** The entries that were not saved. */
export function withoutSent(entries: TypedEntries): TypedEntries {
  return Object.fromEntries(Object.entries(entries).filter(([, { isSent }]) => !isSent));
}

/** The entries as if they were typed now, over what is saved now. */
export function withAllTyped(entries: TypedEntries, savedValues: TypedValues): TypedEntries {
  return Object.fromEntries(
    Object.entries(entries).map(([name, { value }]) => [name, { value, savedValue: savedValues[name] ?? null }]),
  );
}

/**
 * What the fields show. When one of them was saved otherwise since an earlier visit, all show what is saved: the fields
 * of a form belong together, as a VAT rate and its reason.
 */
export function typedOver<Values extends TypedValues>(entries: TypedEntries, savedValues: Values): Values {
  const isAside = earlierTyping(entries, savedValues) === "aside";
  const shownEntries = Object.entries(entries).filter(([, { isEarlier }]) => !(isEarlier && isAside));
  // The entries of a form bear the names of its fields, and hold what was typed in them.
  return { ...savedValues, ...(Object.fromEntries(shownEntries.map(([name, { value }]) => [name, value])) as Values) };
}

/** What must be said of what was typed earlier: it is shown, or something else was saved since. Null: nothing. */
export function earlierTyping(entries: TypedEntries, savedValues: TypedValues): "shown" | "aside" | null {
  const earlierEntries = Object.entries(entries).filter(([, { isEarlier }]) => isEarlier);
  if (earlierEntries.length === 0) return null;
  return earlierEntries.some(([name, { savedValue }]) => savedValue !== savedValues[name]) ? "aside" : "shown";
}

// The company is read each time: a form may be drawn before the companies of its user are known.
function placeOf(form: string): string {
  return `${actingCompany() ?? ""} ${form}`;
}

function readForms(owner: string | null): Record<string, TypedEntries> {
  try {
    const text = sessionStorage.getItem(TYPED_PLACE);
    if (text === null || owner === null) return {};
    // Only `keepTyping` writes there, in this tab.
    const typing = JSON.parse(text) as { owner: string; forms: Record<string, TypedEntries> };
    if (typing.owner === owner) return typing.forms;
    sessionStorage.removeItem(TYPED_PLACE);
    return {};
  } catch {
    return {};
  }
}

// Without storage, or without room in it, what is typed lives as long as the page. What was stored before is then too
// old to be shown again.
function storeForms(owner: string, forms: [string, TypedEntries][]): void {
  const text = JSON.stringify({ owner, forms: Object.fromEntries(forms) });
  if (forms.length > 0 && text.length > MOST_CHARACTERS) return storeForms(owner, forms.slice(1));
  try {
    sessionStorage.removeItem(TYPED_PLACE);
    if (forms.length > 0) sessionStorage.setItem(TYPED_PLACE, text);
  } catch {
    // Nothing is kept.
  }
}
