-- Learning record stores of schools, which are sent statements (xAPI) or events (Caliper) about the school's work, with an
-- encrypted secret.
CREATE TABLE record_stores (
  id uuid PRIMARY KEY,
  school_id uuid NOT NULL,
  created_by uuid,
  standard text NOT NULL,
  url text NOT NULL,
  client_key text NOT NULL DEFAULT '',
  sealed_secret bytea NOT NULL,
  actor text NOT NULL DEFAULT 'pseudonym',
  sends_responses boolean NOT NULL DEFAULT false,
  topics text[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  disabled_at timestamptz,
  disabled_reason text,
  failures integer NOT NULL DEFAULT 0,
  failing_since timestamptz,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  delivered_at timestamptz,
  claim uuid,
  claimed_until timestamptz,
  notified_at timestamptz,
  CONSTRAINT record_stores_standard CHECK (standard IN ('xapi', 'caliper')),
  CONSTRAINT record_stores_actor CHECK (actor IN ('pseudonym', 'email')),
  CONSTRAINT record_stores_disabled CHECK (((disabled_at IS NULL) = (disabled_reason IS NULL)) AND (disabled_reason IN ('admin', 'gone', 'failing'))),
  CONSTRAINT record_stores_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CONSTRAINT record_stores_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX record_stores_school ON record_stores (school_id);
CREATE INDEX record_stores_created_by ON record_stores (created_by);
CREATE INDEX record_stores_to_notify ON record_stores (disabled_at) WHERE disabled_at IS NOT NULL AND notified_at IS NULL;

-- The outbox: one row per event and store, written in the transaction of the change. It contains ids; the statements are
-- written when they are sent, with ids that are derived from the row's.
CREATE TABLE record_events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  store_id uuid NOT NULL,
  kind text NOT NULL,
  data jsonb NOT NULL,
  happened_at timestamptz NOT NULL DEFAULT now(),
  status text NOT NULL DEFAULT 'pending',
  CONSTRAINT record_events_status CHECK (status IN ('pending', 'delivered', 'rejected')),
  CONSTRAINT record_events_store_id_record_stores_id_fk FOREIGN KEY (store_id) REFERENCES record_stores(id) ON DELETE CASCADE
);
CREATE INDEX record_events_due ON record_events (store_id, happened_at, id) WHERE status = 'pending';
CREATE INDEX record_events_rejected ON record_events (store_id) WHERE status = 'rejected';
CREATE INDEX record_events_old ON record_events (happened_at);

-- The log: every request to a store.
CREATE TABLE record_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  store_id uuid NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  duration_ms integer NOT NULL,
  statements integer NOT NULL,
  status_code integer,
  problem text,
  CONSTRAINT record_requests_problem CHECK (problem IN ('rejected', 'unauthorised', 'status', 'redirect', 'gone', 'privateAddress', 'insecure', 'timeout', 'certificate', 'unreachable', 'secret')),
  CONSTRAINT record_requests_store_id_record_stores_id_fk FOREIGN KEY (store_id) REFERENCES record_stores(id) ON DELETE CASCADE
);
CREATE INDEX record_requests_log ON record_requests (store_id, requested_at, id);
CREATE INDEX record_requests_old ON record_requests (requested_at);

-- Marks of a class are released at once, and sent by student, so that no row stands for more than one student's work.
CREATE FUNCTION queue_records(event_kind text, event_school uuid, event_data jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  event_topics text[] := CASE event_kind WHEN 'attempt.started' THEN ARRAY['attempts'] WHEN 'attempt.submitted' THEN ARRAY['attempts', 'answers']
    WHEN 'result.released' THEN ARRAY['marks'] WHEN 'result.available' THEN ARRAY['marks']
    WHEN 'media.started' THEN ARRAY['media'] WHEN 'media.completed' THEN ARRAY['media'] ELSE ARRAY[]::text[] END;
BEGIN
  IF event_kind = 'result.released' THEN
    INSERT INTO record_events (store_id, kind, data)
      SELECT e.id, event_kind, event_data || jsonb_build_object('userId', sb.user_id)
      FROM record_stores e, submissions sb
      WHERE e.school_id = event_school AND e.topics && event_topics
        AND sb.assignment_id = (event_data->>'assignmentId')::uuid AND sb.handed_in_at IS NOT NULL;
  ELSE
    INSERT INTO record_events (store_id, kind, data)
      SELECT e.id, event_kind, event_data FROM record_stores e WHERE e.school_id = event_school AND e.topics && event_topics;
  END IF;
END $$;

-- What webhooks are sent is also where records come from. Without stores it costs one look at an empty table.
CREATE OR REPLACE FUNCTION queue_webhooks(event_kind text, event_school uuid, event_data jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_deliveries (endpoint_id, kind, data, status, next_attempt_at)
    SELECT e.id, event_kind, event_data || jsonb_build_object('schoolId', event_school),
      CASE WHEN e.disabled_at IS NULL THEN 'pending' ELSE 'held' END, CASE WHEN e.disabled_at IS NULL THEN now() END
    FROM webhook_endpoints e
    WHERE (e.school_id = event_school OR e.school_id IS NULL) AND event_kind = ANY (e.kinds);
  IF FOUND THEN
    PERFORM pg_notify('lectern_changes', 'webhooks');
  END IF;
  IF EXISTS (SELECT FROM record_stores) THEN
    PERFORM queue_records(event_kind, event_school, event_data);
  END IF;
END $$;

CREATE OR REPLACE FUNCTION queue_attempt_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM webhook_endpoints) OR EXISTS (SELECT FROM record_stores) THEN
    PERFORM queue_webhooks('attempt.submitted', c.school_id, jsonb_build_object('attemptId', NEW.id,
        'assignmentId', p.assignment_id, 'classId', c.id, 'userId', NEW.user_id, 'submittedAt', webhook_instant(NEW.handed_in_at)))
      FROM assignment_parts p JOIN assignments s ON s.id = p.assignment_id JOIN classrooms c ON c.id = s.classroom_id
      WHERE p.id = NEW.assignment_part_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION queue_assignment_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM webhook_endpoints) OR EXISTS (SELECT FROM record_stores) THEN
    PERFORM queue_webhooks(TG_ARGV[0], c.school_id, jsonb_build_object('assignmentId', NEW.id, 'classId', c.id,
        'dueAt', webhook_instant(NEW.due_at)))
      FROM classrooms c WHERE c.id = NEW.classroom_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION announce_marks(assignment uuid, student uuid, seen boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notifications (user_id, kind, assignment_id, happened_at, read_at)
    SELECT student, 'marksReleased', s.id, now(), CASE WHEN seen THEN now() END FROM assignments s
    WHERE s.id = assignment AND s.deleted_at IS NULL AND s.published_at IS NOT NULL
      AND (s.shows_marks = 'handIn'
        OR (s.shows_marks IN ('due', 'release') AND s.marks_released_at IS NOT NULL)
        OR (s.shows_marks = 'due' AND CASE WHEN s.paper_marks IS NOT NULL THEN coalesce(s.due_at <= now(), true) ELSE
          NOT EXISTS (SELECT FROM assignment_parts p JOIN attempts a ON a.assignment_part_id = p.id AND a.user_id = student
            WHERE p.assignment_id = s.id AND a.closes_at > now()) END))
    ON CONFLICT DO NOTHING;
  IF FOUND AND (EXISTS (SELECT FROM webhook_endpoints) OR EXISTS (SELECT FROM record_stores)) THEN
    PERFORM queue_webhooks('result.available', c.school_id, jsonb_build_object('assignmentId', s.id, 'classId', c.id,
        'userId', student))
      FROM assignments s JOIN classrooms c ON c.id = s.classroom_id WHERE s.id = assignment;
  END IF;
END $$;

-- Starts of attempts and media have no webhook. A merge of accounts moves what happened before, and is no news.
CREATE FUNCTION queue_start_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM record_stores) THEN
    PERFORM queue_records('attempt.started', c.school_id, jsonb_build_object('attemptId', NEW.id, 'userId', NEW.user_id))
      FROM assignment_parts p JOIN assignments s ON s.id = p.assignment_id JOIN classrooms c ON c.id = s.classroom_id
      WHERE p.id = NEW.assignment_part_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER attempts_come_records AFTER INSERT ON attempts FOR EACH ROW WHEN (((new.assignment_part_id IS NOT NULL) AND (new.handed_in_at IS NULL))) EXECUTE FUNCTION queue_start_record();

-- Only media that the school has assigned to the student: what they play otherwise is not the school's.
CREATE FUNCTION queue_media_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('lectern.merging', true) = 'on' THEN
    RETURN NULL;
  END IF;
  IF EXISTS (SELECT FROM record_stores) THEN
    PERFORM queue_records(TG_ARGV[0], t.school_id, jsonb_build_object('materialId', NEW.material_id, 'userId', NEW.user_id))
      FROM (SELECT DISTINCT c.school_id FROM assignment_parts p JOIN assignments s ON s.id = p.assignment_id
          JOIN classrooms c ON c.id = s.classroom_id JOIN classroom_members m ON m.classroom_id = c.id AND m.user_id = NEW.user_id
        WHERE p.material_id = NEW.material_id AND p.kind = 'media' AND m.left_at IS NULL AND s.deleted_at IS NULL
          AND s.published_at IS NOT NULL AND (s.student_id IS NULL OR s.student_id = NEW.user_id)
          AND (s.opens_at IS NULL OR s.opens_at <= now())
          AND (NOT EXISTS (SELECT FROM assignment_groups g WHERE g.assignment_id = s.id)
            OR EXISTS (SELECT FROM assignment_groups g WHERE g.assignment_id = s.id AND g.group_id = m.group_id))) t;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER material_progress_start_records AFTER INSERT ON material_progress FOR EACH ROW EXECUTE FUNCTION queue_media_record('media.started');
CREATE TRIGGER material_progress_insert_done_records AFTER INSERT ON material_progress FOR EACH ROW WHEN ((new.done_at IS NOT NULL)) EXECUTE FUNCTION queue_media_record('media.completed');
CREATE TRIGGER material_progress_done_records AFTER UPDATE OF done_at ON material_progress FOR EACH ROW WHEN (((old.done_at IS NULL) AND (new.done_at IS NOT NULL))) EXECUTE FUNCTION queue_media_record('media.completed');
