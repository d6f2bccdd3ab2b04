-- What is written down about a project. Each change is made on the revision that was read, so that what another tab wrote meanwhile is not
-- lost.
create table project_note (
  company_id uuid not null references company,
  project_id uuid not null,
  notes text not null check (length(notes) <= 10000),
  revision int not null,
  updated_at timestamptz not null,
  primary key (company_id, project_id),
  foreign key (company_id, project_id) references project (company_id, id)
);
alter table project_note enable row level security;
alter table project_note force row level security;
create policy own_company on project_note using (company_id = current_company()) with check (company_id = current_company());
grant select, insert on project_note to etabli_app;
grant update (notes, revision, updated_at) on project_note to etabli_app;

-- What somebody said of a conversation and a project: that it is about it, or that it is not, whatever its people and its documents say.
create table project_mail (
  company_id uuid not null references company,
  project_id uuid not null,
  mailbox_id uuid not null,
  thread_key text not null,
  is_attached boolean not null,
  said_by uuid not null,
  said_at timestamptz not null,
  primary key (company_id, project_id, mailbox_id, thread_key),
  foreign key (company_id, project_id) references project (company_id, id),
  foreign key (company_id, mailbox_id) references mailbox (company_id, id) on delete cascade
);
create index project_mail_of_thread on project_mail (company_id, mailbox_id, thread_key);
alter table project_mail enable row level security;
alter table project_mail force row level security;
create policy own_company on project_mail using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, delete on project_mail to etabli_app;
grant update (is_attached, said_by, said_at) on project_mail to etabli_app;

-- The mails of an address, the newest first, and the mails that left with documents.
create index mail_message_from on mail_message (company_id, from_address, received_at desc, id desc) include (mailbox_id, thread_key);
create index mail_draft_document on mail_draft (company_id, document_id) where document_id is not null;
