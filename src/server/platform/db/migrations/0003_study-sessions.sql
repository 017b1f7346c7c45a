-- A study session mixes cards, questions and new material for one day. It is stored so that a second device continues
-- it. Its questions are an attempt of their own kind, so the check of attempts allows one target more.
CREATE TABLE study_sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  day date NOT NULL,
  minutes integer NOT NULL,
  steps jsonb NOT NULL,
  done integer[] NOT NULL DEFAULT '{}',
  levels jsonb NOT NULL,
  summary jsonb,
  started_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  ended_by text,
  CONSTRAINT study_sessions_ended CHECK (((ended_at IS NULL) = (ended_by IS NULL)) AND (ended_by = ANY (ARRAY['finished', 'postponed', 'expired']))),
  CONSTRAINT study_sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX study_sessions_day ON study_sessions (user_id, day);
CREATE UNIQUE INDEX study_sessions_open ON study_sessions (user_id) WHERE (ended_at IS NULL);

ALTER TABLE attempts ADD COLUMN study_session_id uuid;
ALTER TABLE attempts ADD CONSTRAINT attempts_study_session_id_study_sessions_id_fk FOREIGN KEY (study_session_id) REFERENCES study_sessions(id);
ALTER TABLE attempts DROP CONSTRAINT attempts_belong_to_one;
ALTER TABLE attempts ADD CONSTRAINT attempts_belong_to_one CHECK (num_nonnulls(quiz_id, exam_id, paper_id, assignment_part_id, diagnostic_subject_id, study_session_id) = 1);
CREATE UNIQUE INDEX attempts_study_session ON attempts (study_session_id);

ALTER TABLE study_settings ADD COLUMN shows_streak boolean NOT NULL DEFAULT true;
