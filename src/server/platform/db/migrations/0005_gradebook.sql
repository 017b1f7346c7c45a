-- The gradebook has marks for work on paper, entered by teachers with a comment. Each save is a new version, so that a
-- second teacher overwrites nothing unseen, and every earlier mark stays readable.
ALTER TABLE assignments ADD COLUMN paper_marks double precision;
ALTER TABLE assignments ADD CONSTRAINT assignments_paper_marks CHECK (paper_marks > 0);
CREATE TABLE entered_marks (
  assignment_id uuid NOT NULL,
  user_id uuid NOT NULL,
  version integer NOT NULL,
  marks double precision,
  comment text NOT NULL DEFAULT '',
  entered_by uuid,
  entered_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT entered_marks_assignment_id_user_id_version_pk PRIMARY KEY (assignment_id, user_id, version),
  CONSTRAINT entered_marks_marks CHECK (marks >= 0),
  CONSTRAINT entered_marks_assignment_id_assignments_id_fk FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  CONSTRAINT entered_marks_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT entered_marks_entered_by_users_id_fk FOREIGN KEY (entered_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX entered_marks_user ON entered_marks (user_id);
CREATE INDEX entered_marks_by ON entered_marks (entered_by);
-- What a teacher entered is final: no late penalty is taken from it.
ALTER TABLE submissions ADD COLUMN is_entered boolean NOT NULL DEFAULT false;

-- Averages by weighted category, of which the lowest results can be dropped, and grades by boundaries.
CREATE TABLE grade_categories (
  id uuid PRIMARY KEY,
  classroom_id uuid NOT NULL,
  name text NOT NULL,
  weight double precision NOT NULL,
  drop_lowest integer NOT NULL DEFAULT 0,
  position integer NOT NULL,
  CONSTRAINT grade_categories_values CHECK (weight >= 0 AND drop_lowest >= 0),
  CONSTRAINT grade_categories_classroom_id_classrooms_id_fk FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE
);
CREATE INDEX grade_categories_classroom ON grade_categories (classroom_id, position);
ALTER TABLE assignments ADD COLUMN category_id uuid;
ALTER TABLE assignments ADD CONSTRAINT assignments_category_id_grade_categories_id_fk FOREIGN KEY (category_id) REFERENCES grade_categories(id) ON DELETE SET NULL;
ALTER TABLE classrooms ADD COLUMN grade_boundaries jsonb NOT NULL DEFAULT '[]'::jsonb;

-- What the teachers of a class note about a student, for themselves.
CREATE TABLE student_notes (
  classroom_id uuid NOT NULL,
  user_id uuid NOT NULL,
  text text NOT NULL,
  version integer NOT NULL,
  written_by uuid,
  written_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT student_notes_classroom_id_user_id_pk PRIMARY KEY (classroom_id, user_id),
  CONSTRAINT student_notes_classroom_id_classrooms_id_fk FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE,
  CONSTRAINT student_notes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT student_notes_written_by_users_id_fk FOREIGN KEY (written_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX student_notes_user ON student_notes (user_id);
CREATE INDEX student_notes_by ON student_notes (written_by);

-- Practice can be for a single student of a class.
ALTER TABLE assignments ADD COLUMN student_id uuid;
ALTER TABLE assignments ADD CONSTRAINT assignments_student_id_users_id_fk FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX assignments_student ON assignments (student_id) WHERE (student_id IS NOT NULL);
