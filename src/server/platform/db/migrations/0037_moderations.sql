-- Moderation: a sample of marked answers to one question of an assignment, which a colleague who doesn't teach the class
-- marks again without seeing the first marks. Nothing here counts for a student.
CREATE TABLE moderations (
  id uuid PRIMARY KEY,
  part_id uuid NOT NULL,
  position integer NOT NULL,
  requested_by uuid,
  second_marker_id uuid,
  status text NOT NULL DEFAULT 'requested',
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  CONSTRAINT moderations_status CHECK (status IN ('requested', 'inProgress', 'finished', 'cancelled')),
  CONSTRAINT moderations_ended CHECK ((status IN ('finished', 'cancelled')) = (ended_at IS NOT NULL)),
  CONSTRAINT moderations_part_id_assignment_parts_id_fk FOREIGN KEY (part_id) REFERENCES assignment_parts(id) ON DELETE CASCADE,
  CONSTRAINT moderations_requested_by_users_id_fk FOREIGN KEY (requested_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT moderations_second_marker_id_users_id_fk FOREIGN KEY (second_marker_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX moderations_part ON moderations (part_id);
CREATE INDEX moderations_requested_by ON moderations (requested_by);
CREATE INDEX moderations_second_marker ON moderations (second_marker_id);

-- The first marks and the mark scheme are those of the time of drawing: later changes don't change a moderation.
CREATE TABLE moderation_answers (
  moderation_id uuid NOT NULL,
  number integer NOT NULL,
  attempt_id uuid NOT NULL,
  position integer NOT NULL,
  scheme_version_id uuid NOT NULL,
  first_marks double precision NOT NULL,
  out_of double precision NOT NULL,
  awards jsonb,
  second_marks double precision,
  version integer NOT NULL DEFAULT 0,
  CONSTRAINT moderation_answers_moderation_id_number_pk PRIMARY KEY (moderation_id, number),
  CONSTRAINT moderation_answers_marked CHECK ((awards IS NULL) = (second_marks IS NULL)),
  CONSTRAINT moderation_answers_moderation_id_moderations_id_fk FOREIGN KEY (moderation_id) REFERENCES moderations(id) ON DELETE CASCADE,
  CONSTRAINT moderation_answers_attempt_id_position_attempt_items_attempt_id FOREIGN KEY (attempt_id, position) REFERENCES attempt_items(attempt_id, position) ON DELETE CASCADE,
  CONSTRAINT moderation_answers_scheme_version_id_item_versions_id_fk FOREIGN KEY (scheme_version_id) REFERENCES item_versions(id)
);
CREATE INDEX moderation_answers_attempt ON moderation_answers (attempt_id, position);
CREATE INDEX moderation_answers_scheme_version ON moderation_answers (scheme_version_id);
