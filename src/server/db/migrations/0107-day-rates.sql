-- Work can be priced by the day. The hours of a day are the company's; an estimation by the day keeps those it was made with, so that its
-- total does not change with the setting.

alter table company
  add column hours_a_day_e4 bigint not null default 70000,
  add constraint hours_a_day_possible check (hours_a_day_e4 between 10000 and 240000);

alter table project
  add column estimation_day_rate_cents bigint check (estimation_day_rate_cents >= 0),
  add column estimation_hours_a_day_e4 bigint check (estimation_hours_a_day_e4 between 10000 and 240000),
  add constraint day_rate_with_its_hours
    check ((estimation_day_rate_cents is null) = (estimation_hours_a_day_e4 is null));
