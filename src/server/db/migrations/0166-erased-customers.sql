-- The words of a customer who is erased go with them: a word that nobody uses any more is theirs alone.
grant delete on word_part to etabli_app;

-- Holds back whoever writes words until the end of the transaction, so that a word that somebody begins to use is not taken away.
create function hold_words() returns void language plpgsql set search_path = public, pg_temp as $$
begin
  lock table word_use, word_part in share row exclusive mode;
end $$;
