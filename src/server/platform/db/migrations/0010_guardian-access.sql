-- Who may see the work of a student at home. A guardian has no account: who reads the emails of the address gets a
-- link that is valid once, and with it a session. Deleting the row ends the access at once.
CREATE TABLE guardian_access (
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL,
  email text NOT NULL,
  language text NOT NULL,
  invited_by uuid,
  invited_at timestamptz NOT NULL DEFAULT now(),
  accepted_at timestamptz,
  student_may_remove boolean NOT NULL,
  link_digest bytea,
  link_expires_at timestamptz,
  has_weekly_mail boolean NOT NULL DEFAULT true,
  mailed_at timestamptz,
  unsubscribe_id uuid NOT NULL DEFAULT gen_random_uuid(),
  CONSTRAINT guardian_access_language CHECK ((language = ANY (ARRAY['en'::text, 'de'::text]))),
  CONSTRAINT guardian_access_student_id_users_id_fk FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT guardian_access_invited_by_users_id_fk FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX guardian_access_student ON guardian_access (student_id, email);
CREATE INDEX guardian_access_email ON guardian_access (email);
CREATE INDEX guardian_access_invited_by ON guardian_access (invited_by);
CREATE UNIQUE INDEX guardian_access_link ON guardian_access (link_digest);
CREATE UNIQUE INDEX guardian_access_unsubscribe ON guardian_access (unsubscribe_id);

CREATE TABLE guardian_sessions (
  token_digest bytea PRIMARY KEY,
  email text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX guardian_sessions_email ON guardian_sessions (email);
