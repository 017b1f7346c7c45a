-- Schools that will be deleted with everything that belongs to them: when, and whether that has started. Until then, the
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

-- What schools delete after a time, once a day: accounts of students who have left, and files of students.
CREATE TABLE retention_rules (
  school_id uuid NOT NULL,
  kind text NOT NULL,
  months integer NOT NULL,
  set_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  applied_at timestamptz,
  CONSTRAINT retention_rules_school_id_kind_pk PRIMARY KEY (school_id, kind),
  CONSTRAINT retention_rules_kind CHECK (kind IN ('leavers', 'answerFiles')),
  CONSTRAINT retention_rules_months CHECK (months BETWEEN 1 AND 120),
  CONSTRAINT retention_rules_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CONSTRAINT retention_rules_set_by_users_id_fk FOREIGN KEY (set_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX retention_rules_set_by ON retention_rules (set_by);

-- Accounts may also be deleted by the rule of a school. The previous version writes only the first two values.
ALTER TABLE account_deletions DROP CONSTRAINT account_deletions_asked_by;
ALTER TABLE account_deletions ADD CONSTRAINT account_deletions_asked_by CHECK (asked_by IN ('person', 'guardian', 'school'));
