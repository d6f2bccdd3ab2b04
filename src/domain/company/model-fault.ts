/**
 * What is wrong with a model that was tried. `not_a_model`: the address answers, but not by the protocol. `no_tools`:
 * the model cannot read the company's figures. `unreachable` says no more: it would tell what a network holds.
 */
export type ModelFault =
  | "wrong_key"
  | "no_credit"
  | "unknown_model"
  | "no_tools"
  | "not_a_model"
  | "unreachable"
  | "redirect"
  | "too_slow"
  | "broken";
