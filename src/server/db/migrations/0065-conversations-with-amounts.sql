-- A conversation held by somebody who saw amounts may repeat them: it is kept from them while they do not see amounts.
-- Those there are may hold some.
alter table assistant_session add column holds_amounts boolean not null default true;
alter table assistant_session alter column holds_amounts set default false;
