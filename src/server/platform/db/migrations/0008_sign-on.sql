-- Identity providers of schools (OpenID Connect). The client secret is encrypted, so that a copy of the database does not
-- reveal it. A domain only leads to a provider once it is confirmed, so that no school can claim another's.
CREATE TABLE sign_on_providers (
  id uuid PRIMARY KEY,
  school_id uuid NOT NULL,
  name text NOT NULL,
  issuer text NOT NULL,
  client_id text NOT NULL,
  sealed_secret bytea,
  scopes text NOT NULL,
  domains text NOT NULL DEFAULT '',
  confirmed_domains text[] NOT NULL DEFAULT '{}',
  accounts text NOT NULL DEFAULT 'invited',
  new_role text NOT NULL DEFAULT 'student',
  teacher_claim text NOT NULL DEFAULT '',
  teacher_values text NOT NULL DEFAULT '',
  refuses_passwords boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CONSTRAINT sign_on_providers_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE UNIQUE INDEX sign_on_providers_client ON sign_on_providers (school_id, issuer, client_id) WHERE (deleted_at IS NULL);
CREATE INDEX sign_on_providers_by_name ON sign_on_providers (lower(name), id);
CREATE INDEX sign_on_providers_school ON sign_on_providers (school_id);
CREATE INDEX sign_on_providers_domains ON sign_on_providers USING gin (confirmed_domains);
CREATE TRIGGER sign_on_providers_revision BEFORE UPDATE ON sign_on_providers FOR EACH ROW EXECUTE FUNCTION next_revision();

-- Sign-ins in progress: each state is accepted once, from the browser that started it.
CREATE TABLE sign_on_logins (
  state_digest bytea PRIMARY KEY,
  browser_digest bytea NOT NULL,
  nonce text NOT NULL,
  verifier text NOT NULL,
  provider_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT sign_on_logins_provider_id_sign_on_providers_id_fk FOREIGN KEY (provider_id) REFERENCES sign_on_providers(id) ON DELETE CASCADE
);
CREATE INDEX sign_on_logins_expire ON sign_on_logins (expires_at);
CREATE INDEX sign_on_logins_provider ON sign_on_logins (provider_id);

-- Verified users who have returned from their provider and are not signed in yet.
CREATE TABLE sign_on_arrivals (
  code_digest bytea PRIMARY KEY,
  provider_id uuid NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  sid text,
  profile jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  CONSTRAINT sign_on_arrivals_provider_id_sign_on_providers_id_fk FOREIGN KEY (provider_id) REFERENCES sign_on_providers(id) ON DELETE CASCADE
);
CREATE INDEX sign_on_arrivals_expire ON sign_on_arrivals (expires_at);
CREATE INDEX sign_on_arrivals_provider ON sign_on_arrivals (provider_id);

-- The accounts of a provider's users. The issuer is part of the key: if a provider's address changes, the same subject
-- is another user.
CREATE TABLE sign_on_users (
  provider_id uuid NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT sign_on_users_provider_id_issuer_subject_pk PRIMARY KEY (provider_id, issuer, subject),
  CONSTRAINT sign_on_users_provider_id_sign_on_providers_id_fk FOREIGN KEY (provider_id) REFERENCES sign_on_providers(id) ON DELETE CASCADE,
  CONSTRAINT sign_on_users_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sign_on_users_user ON sign_on_users (user_id);

-- Sessions that a provider may end.
CREATE TABLE sign_on_sessions (
  session_id uuid PRIMARY KEY,
  provider_id uuid NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  sid text,
  CONSTRAINT sign_on_sessions_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  CONSTRAINT sign_on_sessions_provider_id_sign_on_providers_id_fk FOREIGN KEY (provider_id) REFERENCES sign_on_providers(id) ON DELETE CASCADE
);
CREATE INDEX sign_on_sessions_subject ON sign_on_sessions (provider_id, subject);
