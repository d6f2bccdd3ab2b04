-- The certificates of reduced VAT that the customer gave back signed, by title, when the seller noted the answer: null while nobody
-- said, and for an answer that the customer gave on the page, whose evidence has them. A paper may come later: of an answer that
-- counts, they are written again.
alter table quote_decision add column received_certificates jsonb
  check (jsonb_typeof(received_certificates) = 'array');
grant update (received_certificates) on quote_decision to etabli_app;
drop trigger quote_decision_frozen on quote_decision;
create trigger quote_decision_frozen before update on quote_decision for each row
  when (old.withdrawn_at is not null
    or (new.withdrawn_at is null and new.received_certificates is not distinct from old.received_certificates)
    or (to_jsonb(new) - 'withdrawn_at' - 'withdrawn_by' - 'received_certificates')
      is distinct from (to_jsonb(old) - 'withdrawn_at' - 'withdrawn_by' - 'received_certificates'))
  execute function refuse_rewriting();
