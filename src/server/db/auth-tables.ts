import type { JWK } from "jose";
import type { Generated } from "kysely";

// Written by scripts/database-types.ts from the migrations. Run that script again instead of editing this file.

/** The tables of the sign-in server. PostgreSQL fills a `Generated` column by itself. */
export type AuthTables = {
  "auth.amr_claims": {
    session_id: string;
    method: string;
    at: Date;
    factor_id: string | null;
  };
  "auth.audit_log": {
    id: string;
    actor_id: string | null;
    action: string;
    details: Generated<unknown>;
    ip: Generated<string>;
    created_at: Date;
  };
  "auth.flow_state": {
    id: string;
    user_id: string | null;
    kind: string;
    auth_code: string;
    code_challenge: Generated<string>;
    details: Generated<Record<string, unknown>>;
    created_at: Date;
  };
  "auth.identities": {
    id: string;
    user_id: string;
    provider: string;
    subject: string;
    identity_data: Generated<Record<string, unknown>>;
    last_sign_in_at: Date | null;
    created_at: Date;
    updated_at: Date;
  };
  "auth.installation": {
    name: string;
    value: string;
  };
  "auth.login_changes": {
    id: string;
    user_id: string;
    kind: string;
    before: Record<string, unknown>;
    link_hash: string;
    created_at: Date;
  };
  "auth.mfa_challenges": {
    id: string;
    factor_id: string;
    ip: Generated<string>;
    code_hash: Generated<string>;
    wrong_tries: Generated<number>;
    verified_at: Date | null;
    created_at: Date;
  };
  "auth.mfa_factors": {
    id: string;
    user_id: string;
    friendly_name: Generated<string>;
    factor_type: "totp" | "phone";
    status: Generated<"unverified" | "verified">;
    secret: Buffer | null;
    phone: Generated<string>;
    last_challenged_at: Date | null;
    last_used_step: number | null;
    created_at: Date;
    updated_at: Date;
  };
  "auth.one_time_tokens": {
    user_id: string;
    kind: string;
    token_hash: string;
    relates_to: Generated<string>;
    wrong_tries: Generated<number>;
    sent_at: Date;
    code_hash: Generated<string>;
    code_challenge: Generated<string>;
    confirmed_at: Date | null;
  };
  "auth.rate_buckets": {
    key: string;
    tokens: number;
    updated_at: Date;
  };
  "auth.sessions": {
    id: string;
    user_id: string;
    aal: Generated<"aal1" | "aal2">;
    refresh_key: Buffer;
    refresh_counter: Generated<number>;
    refreshed_at: Date;
    not_after: Date | null;
    user_agent: Generated<string>;
    ip: Generated<string>;
    created_at: Date;
    refresh_floor: Generated<number>;
    proved_at: Date | null;
  };
  "auth.sign_ups": {
    id: string;
    user_id: string;
    browser: Generated<string>;
    program: Generated<string>;
    code_challenge: Generated<string>;
    password_hash: string | null;
    data: Generated<Record<string, unknown>>;
    created_at: Date;
    login: Generated<"email" | "phone">;
  };
  "auth.signing_keys": {
    kid: string;
    algorithm: string;
    public_jwk: JWK;
    sealed_private_jwk: Buffer;
    signs: Generated<boolean>;
    created_at: Date;
    retired_at: Date | null;
  };
  "auth.users": {
    id: string;
    email: Generated<string>;
    phone: Generated<string>;
    password_hash: string | null;
    role: Generated<string>;
    email_confirmed_at: Date | null;
    phone_confirmed_at: Date | null;
    confirmation_sent_at: Date | null;
    recovery_sent_at: Date | null;
    invited_at: Date | null;
    new_email: Generated<string>;
    email_change_sent_at: Date | null;
    new_phone: Generated<string>;
    phone_change_sent_at: Date | null;
    reauthentication_sent_at: Date | null;
    last_sign_in_at: Date | null;
    app_metadata: Generated<Record<string, unknown>>;
    user_metadata: Generated<Record<string, unknown>>;
    is_anonymous: Generated<boolean>;
    banned_until: Date | null;
    deleted_at: Date | null;
    created_at: Date;
    updated_at: Date;
    email_proved_at: Date | null;
    phone_proved_at: Date | null;
    device_generation: Generated<number>;
    password_judgement: Generated<string>;
  };
  "auth.wrong_passwords": {
    account: string;
    tries: number;
    last_at: Date;
    client: Generated<string>;
  };
};
