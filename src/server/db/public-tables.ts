import type { HistoryMessage } from "#api/assistant.ts";
import type { TradeInsurance } from "#domain/company/company.ts";
import type { LegalForm } from "#domain/company/legal-forms.ts";
import type { InsuranceDuty, Mediation } from "#domain/company/missing-seller-fields.ts";
import type { Line } from "#domain/lines/line.ts";
import type { Terms } from "#domain/lines/terms.ts";
import type { ChosenVatReason } from "#domain/lines/vat-reasons.ts";
import type { Estimation } from "#domain/projects/project.ts";
import type { Address } from "#domain/shared/address.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { Generated } from "kysely";

// Written by scripts/database-types.ts from the migrations. Run that script again instead of editing this file.

/** The tables of a company. PostgreSQL fills a `Generated` column by itself. */
export type PublicTables = {
  assistant_count: {
    company_id: string;
    day: CalendarDate;
    kind: string;
    count: number;
  };
  assistant_session: {
    company_id: string;
    id: string;
    user_id: string;
    history: Generated<HistoryMessage[]>;
    last_message: Generated<string>;
    state: unknown;
    version: Generated<number>;
    created_at: Date;
    updated_at: Date;
    holds_amounts: Generated<boolean>;
    subject: Generated<string>;
    answers: Generated<number>;
    documents: Generated<number>;
  };
  company: {
    company_id: string;
    name: Generated<string>;
    legal_form: Generated<LegalForm | "">;
    capital_cents: number | null;
    rcs_town: Generated<string>;
    siren: Generated<string>;
    siret: Generated<string>;
    vat_number: Generated<string>;
    vat_regime: "franchise" | "standard" | null;
    vat_due_on: Generated<"payment" | "invoice">;
    address: Address | null;
    trade: Generated<string>;
    iban: Generated<string>;
    bic: Generated<string>;
    hourly_rate_cents: number | null;
    email: Generated<string>;
    phone: Generated<string>;
    logo_id: string | null;
    insurance: TradeInsurance | null;
    legal_notices: Generated<string>;
    time_zone: Generated<string>;
    created_at: Date;
    insurance_duty: InsuranceDuty | null;
    hours_a_day_e4: Generated<number>;
    programs_open: Generated<boolean>;
    mediation: Mediation | null;
    mediator: Generated<string>;
    quote_price_cents: number | null;
  };
  company_model: {
    company_id: string;
    base_url: string;
    model: string;
    sealed_key: string | null;
    updated_at: Date;
    updated_by: string;
  };
  customer: {
    company_id: string;
    id: string;
    kind: "company" | "person";
    company_name: Generated<string>;
    first_name: Generated<string>;
    last_name: Generated<string>;
    email: Generated<string>;
    phone: Generated<string>;
    siren: Generated<string>;
    vat_number: Generated<string>;
    address: Address | null;
    search_text: string;
    created_at: Date;
    updated_at: Date;
    siret: Generated<string>;
    civility: Generated<"" | "mme" | "m" | "couple">;
  };
  document: {
    company_id: string;
    id: string;
    kind: "quote" | "invoice";
    invoice_kind: "standard" | "deposit" | "progress" | "final" | "credit_note" | "corrected" | null;
    version: number;
    number: string;
    project_id: string;
    customer_id: string;
    dated_on: CalendarDate;
    due_on: CalendarDate;
    content: unknown;
    content_format: number;
    content_sha256: string;
    view: unknown;
    view_format: number;
    view_sha256: string;
    xml_sha256: string | null;
    net_cents: number;
    vat_cents: number;
    gross_cents: number;
    due_cents: number;
    created_at: Date;
    refers_to: string | null;
  };
  document_alteration: {
    company_id: string;
    document_id: string;
    part: "content" | "view" | "xml" | "pdf" | "logo" | "seal";
    found_at: Generated<Date>;
  };
  document_counter: {
    company_id: string;
    series: "D" | "F" | "A";
    year: number;
    last_number: number;
    last_date: CalendarDate;
  };
  document_file: {
    company_id: string;
    document_id: string;
    format: "pdf" | "xml";
    content_sha256: string;
    created_at: Date;
  };
  document_file_seal: {
    company_id: string;
    document_id: string;
    format: string;
    content_sha256: string;
    mac: string;
    created_at: Date;
  };
  document_recovery: {
    company_id: string;
    document_id: string;
    recovered_at: Generated<Date>;
  };
  document_seal: {
    company_id: string;
    document_id: string;
    mac: string;
    created_at: Date;
  };
  file: {
    company_id: string;
    sha256: string;
    mime: string;
    bytes: Buffer;
    created_at: Date;
  };
  idempotency_key: {
    company_id: string;
    key: string;
    endpoint: string;
    body_sha256: string;
    answer: unknown;
    created_at: Date;
  };
  invitation: {
    company_id: string;
    id: string;
    email: string;
    role: "owner" | "manager" | "worker" | "accountant";
    token_sha256: string;
    invited_by: string;
    inviter_name: string;
    created_at: Date;
    sent_at: Date[];
    expires_at: Date;
    accepted_at: Date | null;
    accepted_by: string | null;
    revoked_at: Date | null;
  };
  invoice_balance: {
    company_id: string;
    document_id: string;
    project_id: string;
    due_on: CalendarDate;
    gross_cents: number;
    due_cents: number;
    credited_cents: Generated<number>;
    paid_cents: Generated<number>;
    rest_cents: Generated<number>;
  };
  membership: {
    company_id: string;
    user_id: string;
    role: "owner" | "manager" | "worker" | "accountant";
    created_at: Date;
    email: Generated<string>;
    name: Generated<string>;
  };
  migration: {
    name: string;
    sha256: string;
    applied_at: Generated<Date>;
  };
  missing_number: {
    company_id: string;
    number: string;
    found_at: Generated<Date>;
  };
  model_consent: {
    company_id: string;
    id: string;
    host: string;
    given_at: Date;
    given_by: string;
    given_by_email: string;
    revoked_at: Date | null;
    revoked_by: string | null;
  };
  payment: {
    company_id: string;
    id: string;
    document_id: string;
    received_on: CalendarDate;
    amount_cents: number;
    method: "transfer" | "card" | "cash" | "cheque" | "direct_debit" | "other";
    reference: Generated<string>;
    reverses: string | null;
    created_at: Date;
    created_by: string;
  };
  personal_token: {
    company_id: string;
    id: string;
    user_id: string;
    name: string;
    token_sha256: string;
    scopes: string[];
    created_at: Date;
    last_used_on: CalendarDate | null;
    revoked_at: Date | null;
  };
  project: {
    company_id: string;
    id: string;
    customer_id: string;
    name: string;
    start_date: CalendarDate | null;
    end_date: CalendarDate | null;
    recurrence: Generated<"single" | "recurring">;
    estimation_description: Generated<string>;
    estimation_hours_e4: number | null;
    estimation_rate_cents: number | null;
    estimation_vat_basis_points: number | null;
    estimation_ai: NonNullable<Estimation["ai"]> | null;
    search_text: string;
    created_at: Date;
    updated_at: Date;
    tasks_total: Generated<number>;
    tasks_left: Generated<number>;
    quoted: Generated<boolean>;
    invoiced: Generated<boolean>;
    estimation_vat_reason: ChosenVatReason | null;
    waiting_quotes: Generated<number>;
    waiting_cents: Generated<number>;
    waiting_since: Date | null;
    estimation_day_rate_cents: number | null;
    estimation_hours_a_day_e4: number | null;
    quotes_to_send: Generated<number>;
    to_send_cents: Generated<number>;
    unanswered_quotes: Generated<number>;
    unanswered_cents: Generated<number>;
  };
  proposed_action: {
    company_id: string;
    id: string;
    user_id: string;
    kind: string;
    arguments: unknown;
    preview: unknown;
    facts: unknown;
    digest: string;
    holds_amounts: boolean;
    source: "assistant" | "model" | "program";
    source_name: Generated<string>;
    created_at: Date;
    expires_at: Date;
    confirmed_at: Date | null;
    cancelled_at: Date | null;
    undone_at: Date | null;
    outcome: unknown;
    after_digest: string | null;
  };
  public_link: {
    token: string;
    company_id: string;
    document_kind: "quote" | "invoice";
    document_id: string;
    created_at: Date;
    revoked_at: Date | null;
    first_viewed_at: Date | null;
  };
  quote_decision: {
    company_id: string;
    document_id: string;
    decision: "accepted" | "declined";
    decided_at: Date;
    id: Generated<string>;
    signer: Generated<string>;
    decided_on: Generated<CalendarDate>;
    recorded_by: string | null;
    options: Generated<unknown>;
    evidence_document_id: string | null;
    withdrawn_at: Date | null;
    withdrawn_by: string | null;
  };
  quote_draft: {
    company_id: string;
    id: string;
    project_id: string;
    version: number;
    format: number;
    lines: Line[];
    terms: Terms;
    seed: Line[];
    updated_at: Date;
  };
  render_failure: {
    company_id: string;
    document_id: string;
    failures: number;
    last_problem: string;
    failed_at: Date;
    set_aside_at: Date | null;
  };
  sending: {
    company_id: string;
    id: Generated<string>;
    document_id: string;
    how: string;
    sent_at: Date;
    sent_by: string | null;
  };
  task: {
    company_id: string;
    id: string;
    project_id: string;
    position: number;
    title: string;
    description: Generated<string>;
    estimate_hours_e4: Generated<number>;
    vat_basis_points: number | null;
    done: Generated<boolean>;
    done_by_maitre: Generated<boolean>;
    touched: Generated<boolean>;
    created_at: Date;
    vat_reason: ChosenVatReason | null;
  };
  unsealed_document: {
    company_id: string;
    document_id: string;
    content_sha256: string;
    view_sha256: string;
    xml_sha256: string | null;
  };
  unsealed_file: {
    company_id: string;
    document_id: string;
    format: string;
    content_sha256: string;
  };
  word_part: {
    company_id: string;
    part: string;
    word: string;
  };
  word_use: {
    company_id: string;
    word: string;
    kind: "project" | "customer" | "email";
    used_by: string;
  };
};
