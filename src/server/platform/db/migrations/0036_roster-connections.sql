-- The systems of schools from which rosters are requested, with an encrypted secret, and what an import has requested:
-- everything, or what has changed since the last one.
CREATE TABLE roster_connections (
  school_id uuid PRIMARY KEY,
  address text NOT NULL,
  token_address text NOT NULL,
  client_id text NOT NULL,
  sealed_secret bytea NOT NULL,
  changed_by uuid,
  changed_at timestamptz NOT NULL,
  CONSTRAINT roster_connections_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CONSTRAINT roster_connections_changed_by_users_id_fk FOREIGN KEY (changed_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX roster_connections_changed_by ON roster_connections (changed_by);

ALTER TABLE roster_imports ADD COLUMN fetches text;
ALTER TABLE roster_imports ADD COLUMN fetched_at timestamptz;
ALTER TABLE roster_imports ADD CONSTRAINT roster_imports_fetches CHECK (fetches IN ('all', 'changes'));
