import { withoutHiddenCharacters } from "#domain/shared/text/hidden-characters.ts";
import { z } from "zod";

/** A text of a register: bounded, without invisible characters, never markup. */
export function plainRegisterText(longest: number) {
  return z
    .string()
    .max(longest)
    .refine((text) => !/[<>\p{Cc}]/u.test(text))
    .transform((text) => withoutHiddenCharacters(text).trim());
}

/** The same for one that may be missing: it is then empty. */
export function registerText(longest: number) {
  return plainRegisterText(longest)
    .nullish()
    .transform((text) => text ?? "");
}
