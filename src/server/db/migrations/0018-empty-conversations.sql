-- Conversations in which nothing was said are removed when a new one is started.
grant delete on assistant_session to etabli_app;
