-- As before, and an invoice is given by hand too, from its day to today.
create or replace function check_sending() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  given document;
  given_on date := company_day(new.sent_at);
begin
  if is_importing() then return new; end if;
  if new.how = 'by_hand' then
    select * into given from document d where d.company_id = new.company_id and d.id = new.document_id;
    if given.kind = 'quote' then
      perform check_quote_fact(new.company_id, new.document_id, given_on);
    elsif given_on is null or given_on not between least(given.dated_on, company_day(given.created_at)) and database_day() then
      raise exception 'invoice % is given between its day and today, not on the %', given.number, given_on using errcode = '23514';
    end if;
  elsif current_user = 'etabli_app' then
    raise exception 'a sending by mail is noted when its mail leaves' using errcode = '42501';
  end if;
  return new;
end $$;
