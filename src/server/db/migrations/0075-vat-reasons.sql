-- Why a task or an estimation bears no VAT. Rows at 0 % from before the question have no reason until somebody says it.
alter table task add column vat_reason text;
alter table project add column estimation_vat_reason text;
alter table task add constraint task_vat_reason_of_zero check (vat_reason is null or vat_basis_points = 0);
alter table project add constraint project_vat_reason_of_zero
  check (estimation_vat_reason is null or estimation_vat_basis_points = 0);
