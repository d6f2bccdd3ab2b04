-- Once its rows are read, an archive tells how many documents it holds: one may have been issued since it was asked for.
grant update (document_count) on company_archive to etabli_app;
