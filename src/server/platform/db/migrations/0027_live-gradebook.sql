-- The column of the gradebook that the results of a live quiz were added to.
ALTER TABLE live_quizzes ADD COLUMN assignment_id uuid
  CONSTRAINT live_quizzes_assignment_id_assignments_id_fk REFERENCES assignments(id) ON DELETE SET NULL;
CREATE INDEX live_quizzes_assignment ON live_quizzes (assignment_id);
