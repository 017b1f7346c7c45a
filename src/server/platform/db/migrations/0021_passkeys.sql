-- Passkeys (WebAuthn). The database has public keys only, so a copy of it opens no account. `sign_count` is that of the
-- last accepted signature; many authenticators leave it at zero.
CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  credential_id bytea NOT NULL,
  public_key bytea NOT NULL,
  sign_count bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  is_synced boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  CONSTRAINT passkeys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX passkeys_credential ON passkeys (credential_id);
CREATE INDEX passkeys_user ON passkeys (user_id);

-- What an authenticator has to sign, one for each browser and purpose. The statement that reads a challenge deletes it.
CREATE TABLE passkey_challenges (
  browser_digest bytea NOT NULL,
  purpose text NOT NULL,
  challenge_digest bytea NOT NULL,
  user_id uuid,
  expires_at timestamptz NOT NULL,
  CONSTRAINT passkey_challenges_browser_digest_purpose_pk PRIMARY KEY (browser_digest, purpose),
  CONSTRAINT passkey_challenges_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenges_user ON passkey_challenges (user_id);
CREATE INDEX passkey_challenges_expire ON passkey_challenges (expires_at);

-- When the user of a session last proved who they are: by password, code, passkey or single sign-on.
ALTER TABLE sessions ADD COLUMN verified_at timestamptz;
