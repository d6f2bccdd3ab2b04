-- A device cookie says that its browser signed in since the last change of password, way back or sign-out everywhere: each of them
-- begins a new generation, and the cookies of the ones before count no more.
alter table auth.users add column device_generation integer not null default 0;
