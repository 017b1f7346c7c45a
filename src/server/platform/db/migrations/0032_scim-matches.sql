-- Accounts that a school had before its identity system sent users with the same emails. An admin of the school decides
-- whether the identity system may manage them; until then, it gets no answer about them.
CREATE TABLE scim_matches (
  user_id uuid PRIMARY KEY,
  school_id uuid NOT NULL,
  user_name text NOT NULL,
  external_id text,
  attributes jsonb NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT scim_matches_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT scim_matches_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
CREATE INDEX scim_matches_school ON scim_matches (school_id);
CREATE INDEX scim_matches_sent_at ON scim_matches (sent_at);
