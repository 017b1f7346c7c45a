-- Schemes of work: what is taught in each week, which a school's teachers share and classes follow. A scheme without a
-- school is its creator's alone. The weeks are one value, because they are read and moved as a whole; each has a version
-- of its own.
CREATE TABLE schemes (
  id uuid PRIMARY KEY,
  school_id uuid,
  created_by uuid,
  title text NOT NULL,
  subject_id uuid NOT NULL,
  level text,
  weeks jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_by uuid,
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  archived_at timestamptz,
  CONSTRAINT schemes_level CHECK (level IN ('lowerSecondary', 'upperSecondary', 'university', 'other')),
  CONSTRAINT schemes_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CONSTRAINT schemes_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT schemes_updated_by_users_id_fk FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT schemes_subject_id_subjects_id_fk FOREIGN KEY (subject_id) REFERENCES subjects(id) ON DELETE CASCADE
);
CREATE INDEX schemes_school ON schemes (school_id);
CREATE INDEX schemes_created_by ON schemes (created_by);
CREATE INDEX schemes_updated_by ON schemes (updated_by);
CREATE INDEX schemes_subject ON schemes (subject_id);

-- The scheme that a class follows, and from which day on.
CREATE TABLE class_schemes (
  classroom_id uuid PRIMARY KEY,
  scheme_id uuid NOT NULL,
  starts_on date NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT class_schemes_classroom_id_classrooms_id_fk FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE,
  CONSTRAINT class_schemes_scheme_id_schemes_id_fk FOREIGN KEY (scheme_id) REFERENCES schemes(id) ON DELETE CASCADE
);
CREATE INDEX class_schemes_scheme ON class_schemes (scheme_id);

-- The planned assignment of a week that an assignment was created from, so that the class page says that it is assigned.
ALTER TABLE assignments ADD COLUMN planned_id uuid;
CREATE INDEX assignments_planned ON assignments (planned_id) WHERE planned_id IS NOT NULL;
