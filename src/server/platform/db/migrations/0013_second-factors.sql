-- Two-step verification. The secret of the authenticator app is encrypted and recovery codes are keyed digests, so that a
-- copy of the database opens no account. `last_step` makes a code of the app valid once.
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY,
  sealed_secret bytea NOT NULL,
  last_step bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT second_factors_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL,
  digest bytea NOT NULL,
  used_at timestamptz,
  CONSTRAINT recovery_codes_user_id_digest_pk PRIMARY KEY (user_id, digest),
  CONSTRAINT recovery_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- Sign-ins between the correct password and the code, one for each browser.
CREATE TABLE pending_sign_ins (
  browser_digest bytea PRIMARY KEY,
  user_id uuid NOT NULL,
  password_mark text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  CONSTRAINT pending_sign_ins_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX pending_sign_ins_user ON pending_sign_ins (user_id);
CREATE INDEX pending_sign_ins_expire ON pending_sign_ins (expires_at);
