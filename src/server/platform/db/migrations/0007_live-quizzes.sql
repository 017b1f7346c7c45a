-- A live quiz in class: its state is stored after each step, so that every process and every device of the host
-- continues it. Questions are pinned to a version, so that unpublishing one changes nothing for a quiz in progress.
CREATE TABLE live_quizzes (
  id uuid PRIMARY KEY,
  classroom_id uuid NOT NULL,
  host_id uuid,
  title text NOT NULL,
  code text,
  mode text NOT NULL,
  seconds integer,
  has_guests boolean NOT NULL,
  team_count integer NOT NULL,
  left_out integer NOT NULL DEFAULT 0,
  state text NOT NULL DEFAULT 'lobby',
  position integer NOT NULL DEFAULT 0,
  vote integer NOT NULL DEFAULT 1,
  revision integer NOT NULL DEFAULT 1,
  device uuid,
  device_seen_at timestamptz,
  opened_at timestamptz,
  locks_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  CONSTRAINT live_quizzes_code CHECK (((ended_at IS NULL) = (code IS NOT NULL))),
  CONSTRAINT live_quizzes_classroom_id_classrooms_id_fk FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE,
  CONSTRAINT live_quizzes_host_id_users_id_fk FOREIGN KEY (host_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX live_quizzes_classroom ON live_quizzes (classroom_id, created_at);
CREATE INDEX live_quizzes_host ON live_quizzes (host_id);
CREATE UNIQUE INDEX live_quizzes_open_code ON live_quizzes (code);

CREATE TABLE live_questions (
  live_quiz_id uuid NOT NULL,
  position integer NOT NULL,
  version_id uuid NOT NULL,
  is_withheld boolean NOT NULL DEFAULT false,
  CONSTRAINT live_questions_live_quiz_id_position_pk PRIMARY KEY (live_quiz_id, position),
  CONSTRAINT live_questions_live_quiz_id_live_quizzes_id_fk FOREIGN KEY (live_quiz_id) REFERENCES live_quizzes(id) ON DELETE CASCADE,
  CONSTRAINT live_questions_version_id_item_versions_id_fk FOREIGN KEY (version_id) REFERENCES item_versions(id)
);
CREATE INDEX live_questions_version ON live_questions (version_id);

-- A student of the class plays with the account; a guest has a nickname and a token, of which only the digest is stored.
CREATE TABLE live_players (
  id uuid PRIMARY KEY,
  live_quiz_id uuid NOT NULL,
  user_id uuid,
  name text NOT NULL,
  name_key text,
  token_digest bytea,
  team integer,
  joined_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz,
  recorded_at timestamptz,
  CONSTRAINT live_players_identity CHECK (((user_id IS NULL) OR (token_digest IS NULL))),
  CONSTRAINT live_players_live_quiz_id_live_quizzes_id_fk FOREIGN KEY (live_quiz_id) REFERENCES live_quizzes(id) ON DELETE CASCADE,
  CONSTRAINT live_players_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX live_players_user ON live_players (live_quiz_id, user_id);
CREATE UNIQUE INDEX live_players_name ON live_players (live_quiz_id, name_key);
CREATE UNIQUE INDEX live_players_token ON live_players (token_digest);
CREATE INDEX live_players_of_user ON live_players (user_id);

-- The first answer of a player to a vote counts, so there is never a second row. The answers of a poll lose their
-- player when it ends.
CREATE TABLE live_answers (
  id uuid PRIMARY KEY,
  live_quiz_id uuid NOT NULL,
  position integer NOT NULL,
  vote integer NOT NULL,
  player_id uuid,
  response jsonb NOT NULL,
  credit double precision,
  points integer NOT NULL,
  received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT live_answers_live_quiz_id_live_quizzes_id_fk FOREIGN KEY (live_quiz_id) REFERENCES live_quizzes(id) ON DELETE CASCADE,
  CONSTRAINT live_answers_player_id_live_players_id_fk FOREIGN KEY (player_id) REFERENCES live_players(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX live_answers_once ON live_answers (live_quiz_id, position, vote, player_id);
CREATE INDEX live_answers_player ON live_answers (player_id);

-- Answers of students count like those of practice: as an attempt at the live quiz.
ALTER TABLE attempts ADD COLUMN live_quiz_id uuid;
ALTER TABLE attempts ADD CONSTRAINT attempts_live_quiz_id_live_quizzes_id_fk FOREIGN KEY (live_quiz_id) REFERENCES live_quizzes(id) ON DELETE CASCADE;
ALTER TABLE attempts DROP CONSTRAINT attempts_belong_to_one;
ALTER TABLE attempts ADD CONSTRAINT attempts_belong_to_one CHECK (num_nonnulls(quiz_id, exam_id, paper_id, assignment_part_id, diagnostic_subject_id, study_session_id, live_quiz_id) = 1);
CREATE UNIQUE INDEX attempts_live_quiz ON attempts (live_quiz_id, user_id);

-- Screens hear of each step, and the host's also of each player and each answer.
CREATE FUNCTION tell_live_quiz() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lectern_changes', 'live:' || NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER live_quizzes_told AFTER UPDATE OF state, position, vote, locks_at, device ON live_quizzes FOR EACH ROW EXECUTE FUNCTION tell_live_quiz();
CREATE FUNCTION tell_live_player() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lectern_changes', 'live-players:' || NEW.live_quiz_id);
  IF TG_OP = 'UPDATE' THEN
    PERFORM pg_notify('lectern_changes', 'live-player:' || NEW.id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER live_players_told AFTER INSERT OR UPDATE OF name, removed_at ON live_players FOR EACH ROW EXECUTE FUNCTION tell_live_player();
CREATE FUNCTION tell_live_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lectern_changes', 'live-players:' || NEW.live_quiz_id);
  RETURN NULL;
END $$;
CREATE TRIGGER live_answers_told AFTER INSERT ON live_answers FOR EACH ROW EXECUTE FUNCTION tell_live_answer();
