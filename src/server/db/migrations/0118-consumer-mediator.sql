-- The mediator to whom a private customer may turn (C. conso L616-1, R616-1): whether the seller names one, and who it is. Null: nobody
-- has asked the seller yet.
alter table company add column mediation text check (mediation in ('named', 'later')), add column mediator text not null default '';
grant update (mediation, mediator) on company to etabli_app;
