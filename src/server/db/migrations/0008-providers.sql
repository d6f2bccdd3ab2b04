-- What waits for an answer of a provider, or for a code to be exchanged, lives five minutes: the rest is swept by its age.
create index flow_state_age on auth.flow_state (created_at);
