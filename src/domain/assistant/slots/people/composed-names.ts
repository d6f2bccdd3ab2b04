import { pattern } from "../../words/pattern.ts";

/** A first name of two words, with its hyphen or without: « jean marc ». */
export const COMPOSED_NAME = pattern`
    ^(?:jean (?:- )?(?:marc|pierre|paul|luc|claude|michel|jacques|louis|yves|francois|philippe|baptiste|noel|charles|
    christophe|rene|daniel|robert|denis|guy|marie|loup|eudes)|marie (?:- )?(?:claude|christine|france|laure|therese|
    helene|
    jeanne|pierre|noelle|anne|line|jo|odile|paule|louise|eve|cecile|francoise|madeleine)|anne (?:- )?(?:marie|
    sophie|laure|
    claire|lise|cecile|charlotte|gaelle)|pierre (?:- )?(?:yves|louis|marie|alain|emmanuel|antoine|jean)|
    paul (?:- )?(?:henri|
    emile|antoine|andre))$`;
