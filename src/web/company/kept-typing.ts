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
const SECRET = /(?:^|[._])(?:iban|bic|password|token|secret)$|^code$/;

/** The forms that were typed in last are kept, no more. */
const MOST_FORMS = 20;

/** What this user typed in a form on an earlier visit, without the fields that now hold it. */
export function readTyping(owner: string | null, form: string, savedValues: TypedValues): TypedEntries {
  return Object.fromEntries(
    Object.entries(readForms(owner)[form] ?? {})
      .filter(([name, { value }]) => Object.hasOwn(savedValues, name) && value !== savedValues[name])
      .map(([name, entry]) => [name, { ...entry, isEarlier: true }]),
  );
}

/** Keeps what a user has typed in a form. No entries: forgets the form. */
export function keepTyping(owner: string | null, form: string, entries: TypedEntries): void {
  if (owner === null) return;
  const { [form]: _former, ...otherForms } = readForms(owner);
  const keptEntries = Object.entries(entries).filter(([name, { isSent }]) => !isSent && !SECRET.test(name));
  const forms = Object.entries(otherForms).slice(1 - MOST_FORMS);
  if (keptEntries.length > 0) forms.push([form, Object.fromEntries(keptEntries)]);
  if (forms.length === 0) return void attempt(() => sessionStorage.removeItem(TYPED_PLACE));
  attempt(() => sessionStorage.setItem(TYPED_PLACE, JSON.stringify({ owner, forms: Object.fromEntries(forms) })));
}

/** The same entries after these changes. What is typed again as it is saved is no entry. */
export function withTyped(
  entries: TypedEntries,
  savedValues: TypedValues,
  changes: Partial<TypedValues>,
): TypedEntries {
  const typedEntries = Object.entries(changes).map(([name, value = null]): [string, TypedEntry] => {
    const former = entries[name];
    if (former?.value === value && !isAside(former, savedValues[name])) return [name, former];
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

/** What the fields show. A field that was saved otherwise since an earlier visit shows what is saved. */
export function typedOver<Values extends TypedValues>(entries: TypedEntries, savedValues: Values): Values {
  const shownEntries = Object.entries(entries).filter(([name, entry]) => !isAside(entry, savedValues[name]));
  // The entries of a form bear the names of its fields, and hold what was typed in them.
  return { ...savedValues, ...(Object.fromEntries(shownEntries.map(([name, { value }]) => [name, value])) as Values) };
}

/** What must be said of what was typed earlier: it is shown, or something else was saved since. Null: nothing. */
export function earlierTyping(entries: TypedEntries, savedValues: TypedValues): "shown" | "aside" | null {
  const earlierEntries = Object.entries(entries).filter(([, { isEarlier }]) => isEarlier);
  if (earlierEntries.length === 0) return null;
  return earlierEntries.some(([name, entry]) => isAside(entry, savedValues[name])) ? "aside" : "shown";
}

// Typed on an earlier visit, over a value that is no longer the saved one.
function isAside({ isEarlier = false, savedValue }: TypedEntry, savedNow: TypedValue | undefined): boolean {
  return isEarlier && savedValue !== savedNow;
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

// Without storage, what is typed lives as long as the page.
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // Nothing is kept.
  }
}
