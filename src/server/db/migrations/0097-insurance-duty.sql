-- What a seller says of compulsory professional insurance (loi 96-603 art. 22-2): null until they say it.
alter table company add column insurance_duty text
  constraint insurance_duty_known check (insurance_duty in ('required', 'none'));
