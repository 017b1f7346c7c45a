-- What teachers write to a class. A scheduled announcement is one whose `publish_at` is in the future, so that no job
-- has to publish it.
CREATE TABLE announcements (
  id uuid PRIMARY KEY,
  classroom_id uuid NOT NULL,
  author_id uuid,
  text text NOT NULL,
  figures jsonb NOT NULL DEFAULT '[]',
  publish_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  edited_at timestamptz,
  CONSTRAINT announcements_classroom_id_classrooms_id_fk FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE,
  CONSTRAINT announcements_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX announcements_classroom ON announcements (classroom_id, publish_at);
CREATE INDEX announcements_author ON announcements (author_id);

-- What a student asks the teachers about an assignment. Other students see it only after a teacher has answered it for
-- everyone, and without the name of who asked.
CREATE TABLE student_questions (
  id uuid PRIMARY KEY,
  assignment_id uuid NOT NULL,
  user_id uuid NOT NULL,
  text text NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  answer text,
  answered_by uuid,
  answered_at timestamptz,
  is_public boolean NOT NULL DEFAULT false,
  CONSTRAINT student_questions_answer CHECK (((answer IS NULL) = (answered_at IS NULL))),
  CONSTRAINT student_questions_public CHECK ((NOT is_public OR answer IS NOT NULL)),
  CONSTRAINT student_questions_assignment_id_assignments_id_fk FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  CONSTRAINT student_questions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT student_questions_answered_by_users_id_fk FOREIGN KEY (answered_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX student_questions_assignment ON student_questions (assignment_id, asked_at);
CREATE INDEX student_questions_user ON student_questions (user_id);
CREATE INDEX student_questions_answered_by ON student_questions (answered_by);
