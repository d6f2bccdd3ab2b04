-- When a task was ticked where it was done: a tick that was kept without a network arrives later (done_at). Null when its device did not
-- say it.
alter table task add column ticked_at timestamptz;
grant update (ticked_at) on task to etabli_app;
