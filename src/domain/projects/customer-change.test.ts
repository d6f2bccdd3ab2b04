import { expect, test } from "vitest";
import { customerMessages } from "../customers/customer.messages.ts";
import { checkCustomerChange } from "./customer-change.ts";

test("a project without an invoice may be for another customer", () => {
  expect(checkCustomerChange({ hasInvoice: false })).toMatchObject({ ok: true });
});

test("a project with an invoice keeps its customer", () => {
  expect(checkCustomerChange({ hasInvoice: true })).toEqual({ ok: false, refusal: { code: "customer_invoiced" } });
});

test("the refusal says what to do for another customer", () => {
  expect(customerMessages.customer_invoiced).toMatch(/avoir.*nouveau projet/);
});
