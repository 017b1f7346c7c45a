-- Schools that will be deleted with everything that belongs to them: when, and whether that has begun. Until then, the
-- deletion can be cancelled and everybody works as before.
CREATE TABLE school_deletions (
  school_id uuid PRIMARY KEY,
  requested_by uuid,
  requested_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL,
  started_at timestamptz,
  CONSTRAINT school_deletions_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CONSTRAINT school_deletions_requested_by_users_id_fk FOREIGN KEY (requested_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX school_deletions_due ON school_deletions (due_at);
CREATE INDEX school_deletions_requested_by ON school_deletions (requested_by);
