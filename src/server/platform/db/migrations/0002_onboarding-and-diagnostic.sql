-- A new student says what they study for, and how far they have come with saying so.
ALTER TABLE study_settings ADD COLUMN exam_board text, ADD COLUMN target_grade text;

CREATE TABLE onboardings (
  user_id uuid PRIMARY KEY,
  step text NOT NULL,
  finished_at timestamptz,
  invitation_dismissed_at timestamptz,
  CONSTRAINT onboardings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- A diagnostic is an attempt at a subject, whose questions are chosen one after the other.
ALTER TABLE attempts ADD COLUMN diagnostic_subject_id uuid;
ALTER TABLE attempts ADD CONSTRAINT attempts_diagnostic_subject_id_subjects_id_fk
  FOREIGN KEY (diagnostic_subject_id) REFERENCES subjects(id);
ALTER TABLE attempts DROP CONSTRAINT attempts_belong_to_one;
ALTER TABLE attempts ADD CONSTRAINT attempts_belong_to_one
  CHECK (num_nonnulls(quiz_id, exam_id, paper_id, assignment_part_id, diagnostic_subject_id) = 1);
CREATE UNIQUE INDEX attempts_open_diagnostic ON attempts (user_id, diagnostic_subject_id) WHERE handed_in_at IS NULL;
CREATE INDEX attempts_diagnostic ON attempts (diagnostic_subject_id) WHERE diagnostic_subject_id IS NOT NULL;
