-- Electronic invoices of suppliers, as they were read in a mail and kept by hand. What an invoice says is never changed: whether it was
-- paid is said by hand beside it. The row stays when its mailbox goes.
create table supplier_invoice (
  company_id uuid not null references company,
  id uuid not null,
  -- The mailbox and the ID that its sender gave the mail: a mail that is moved is another row of mail_message.
  mailbox_id uuid,
  message_id text not null,
  received_at timestamptz not null,
  file_name text not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  supplier_name text not null,
  supplier_siren text not null,
  supplier_vat_number text not null,
  -- Who the supplier is and the number, as they are compared (domain/mail/invoices/e-invoice.ts).
  supplier_key text not null,
  number_key text not null,
  number text not null,
  issued_on date not null,
  due_on date,
  net_cents bigint not null,
  vat_cents bigint not null,
  gross_cents bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What was wrong in it when it was kept.
  doubts text[] not null check (doubts <@ array['gross', 'net', 'vat', 'buyer']),
  search_text text not null,
  kept_at timestamptz not null,
  -- When somebody said that it is paid.
  paid_at timestamptz,
  primary key (company_id, id),
  unique (company_id, supplier_key, number_key),
  foreign key (company_id, mailbox_id) references mailbox (company_id, id) on delete set null (mailbox_id)
);
create index supplier_invoice_listed on supplier_invoice (company_id, received_at desc, id desc) include (search_text, paid_at);
create index supplier_invoice_of_mailbox on supplier_invoice (company_id, mailbox_id);

alter table supplier_invoice enable row level security;
alter table supplier_invoice force row level security;
create policy own_company on supplier_invoice using (company_id = current_company()) with check (company_id = current_company());
grant select, insert on supplier_invoice to etabli_app;
grant update (paid_at) on supplier_invoice to etabli_app;
