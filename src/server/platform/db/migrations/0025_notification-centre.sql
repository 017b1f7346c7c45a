-- The notification centre: what happened, one row per user. A row names its subject and holds no text, because who may
-- read it is checked again whenever it is shown. Unique indexes allow one row per user, kind and subject, so it makes no
-- difference how many processes or transactions add it.
CREATE TABLE notifications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  kind text NOT NULL,
  announcement_id uuid,
  question_id uuid,
  assignment_id uuid,
  report_set_id uuid,
  attempt_id uuid,
  "position" integer,
  happened_at timestamptz NOT NULL,
  read_at timestamptz,
  pushed_at timestamptz,
  CONSTRAINT notifications_kind CHECK (kind IN ('announcement', 'answer', 'assignmentOpened', 'assignmentDue', 'marksReleased', 'remarkDecided', 'report', 'question', 'workToMark', 'remarkRequest')),
  CONSTRAINT notifications_subject CHECK ((kind = 'announcement') = (announcement_id IS NOT NULL) AND (kind IN ('answer', 'question')) = (question_id IS NOT NULL) AND (kind IN ('assignmentOpened', 'assignmentDue', 'marksReleased', 'workToMark')) = (assignment_id IS NOT NULL) AND (kind = 'report') = (report_set_id IS NOT NULL) AND (kind IN ('remarkDecided', 'remarkRequest')) = (attempt_id IS NOT NULL) AND (attempt_id IS NULL) = ("position" IS NULL)),
  CONSTRAINT notifications_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT notifications_announcement_id_announcements_id_fk FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE CASCADE,
  CONSTRAINT notifications_question_id_student_questions_id_fk FOREIGN KEY (question_id) REFERENCES student_questions(id) ON DELETE CASCADE,
  CONSTRAINT notifications_assignment_id_assignments_id_fk FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  CONSTRAINT notifications_report_set_id_report_sets_id_fk FOREIGN KEY (report_set_id) REFERENCES report_sets(id) ON DELETE CASCADE,
  CONSTRAINT notifications_remark_request_fk FOREIGN KEY (attempt_id, "position") REFERENCES mark_complaints(attempt_id, "position") ON DELETE CASCADE
);
CREATE UNIQUE INDEX notifications_announcement ON notifications (announcement_id, user_id) WHERE announcement_id IS NOT NULL;
CREATE UNIQUE INDEX notifications_question ON notifications (question_id, kind, user_id) WHERE question_id IS NOT NULL;
CREATE UNIQUE INDEX notifications_assignment ON notifications (assignment_id, kind, user_id) WHERE assignment_id IS NOT NULL;
CREATE UNIQUE INDEX notifications_report ON notifications (report_set_id, user_id) WHERE report_set_id IS NOT NULL;
CREATE UNIQUE INDEX notifications_remark ON notifications (attempt_id, "position", kind, user_id) WHERE attempt_id IS NOT NULL;
CREATE INDEX notifications_user ON notifications (user_id, happened_at, id);
CREATE INDEX notifications_old ON notifications (happened_at);
-- For the sweep that looks for work to mark.
CREATE INDEX submissions_to_mark ON submissions (handed_in_at) WHERE unmarked_items > 0;

-- Pages that follow the notifications of a user get new ones at once, and those that another tab marked as read.
CREATE FUNCTION tell_notified() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lectern_changes', 'notifications:' || changed.user_id) FROM (SELECT DISTINCT user_id FROM changed_rows) changed;
  RETURN NULL;
END $$;
CREATE TRIGGER notifications_come_told AFTER INSERT ON notifications REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_notified();
CREATE TRIGGER notifications_change_told AFTER UPDATE ON notifications REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_notified();

-- Triggers add the rows in the transaction of the change, as for webhooks: no statement can forget them.

-- An announcement that is published later is added when its emails are queued.
CREATE FUNCTION notify_of_announcement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notifications (user_id, kind, announcement_id, happened_at)
    SELECT m.user_id, 'announcement', NEW.id, NEW.publish_at FROM classroom_members m
    WHERE m.classroom_id = NEW.classroom_id AND m.left_at IS NULL ORDER BY 1
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER announcements_come_notify AFTER INSERT ON announcements FOR EACH ROW WHEN ((new.publish_at <= now())) EXECUTE FUNCTION notify_of_announcement();
CREATE TRIGGER announcements_publish_notify AFTER UPDATE OF publish_at, mails_queued_at ON announcements FOR EACH ROW WHEN ((((old.publish_at > now()) OR (old.mails_queued_at IS NULL)) AND (new.publish_at <= now()))) EXECUTE FUNCTION notify_of_announcement();

CREATE FUNCTION notify_of_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notifications (user_id, kind, question_id, happened_at)
    SELECT ct.user_id, 'question', NEW.id, NEW.asked_at
    FROM assignments s JOIN classroom_teachers ct ON ct.classroom_id = s.classroom_id
    WHERE s.id = NEW.assignment_id ORDER BY 1
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER student_questions_come_notify AFTER INSERT ON student_questions FOR EACH ROW EXECUTE FUNCTION notify_of_question();

CREATE FUNCTION notify_of_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notifications (user_id, kind, question_id, happened_at)
    VALUES (NEW.user_id, 'answer', NEW.id, NEW.answered_at) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER student_questions_insert_answer_notify AFTER INSERT ON student_questions FOR EACH ROW WHEN ((new.answer IS NOT NULL)) EXECUTE FUNCTION notify_of_answer();
CREATE TRIGGER student_questions_answer_notify AFTER UPDATE OF answer ON student_questions FOR EACH ROW WHEN (((old.answer IS NULL) AND (new.answer IS NOT NULL))) EXECUTE FUNCTION notify_of_answer();

-- Whether an assignment is open or due soon for a student is decided where reminders are added.
CREATE FUNCTION notify_of_assignment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notifications (user_id, kind, assignment_id, happened_at)
    VALUES (NEW.user_id, CASE NEW.kind WHEN 'dueSoon' THEN 'assignmentDue' ELSE 'assignmentOpened' END, NEW.assignment_id, NEW.reminded_at)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER assignment_reminders_notify AFTER INSERT ON assignment_reminders FOR EACH ROW EXECUTE FUNCTION notify_of_assignment();

-- Marks that are withdrawn are not shown, and no longer listed; released again, the row counts again.
CREATE FUNCTION notify_of_release() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notifications (user_id, kind, assignment_id, happened_at)
    SELECT sb.user_id, 'marksReleased', NEW.id, NEW.marks_released_at FROM submissions sb
    WHERE sb.assignment_id = NEW.id AND (sb.handed_in_at IS NOT NULL OR sb.is_entered) ORDER BY 1
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER assignments_release_notify AFTER UPDATE OF marks_released_at ON assignments FOR EACH ROW WHEN (((old.marks_released_at IS NULL) AND (new.marks_released_at IS NOT NULL) AND (new.shows_marks = ANY (ARRAY['due'::text, 'release'::text])))) EXECUTE FUNCTION notify_of_release();

CREATE FUNCTION notify_of_remark_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notifications (user_id, kind, attempt_id, "position", happened_at)
    SELECT ct.user_id, 'remarkRequest', NEW.attempt_id, NEW."position", NEW.created_at
    FROM attempts a JOIN assignment_parts p ON p.id = a.assignment_part_id JOIN assignments s ON s.id = p.assignment_id
      JOIN classroom_teachers ct ON ct.classroom_id = s.classroom_id
    WHERE a.id = NEW.attempt_id ORDER BY 1
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER mark_complaints_come_notify AFTER INSERT ON mark_complaints FOR EACH ROW EXECUTE FUNCTION notify_of_remark_request();

CREATE FUNCTION notify_of_remark_reply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notifications (user_id, kind, attempt_id, "position", happened_at)
    SELECT a.user_id, 'remarkDecided', NEW.attempt_id, NEW."position", coalesce(NEW.answered_at, now())
    FROM attempts a WHERE a.id = NEW.attempt_id
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER mark_complaints_insert_reply_notify AFTER INSERT ON mark_complaints FOR EACH ROW WHEN ((new.answer IS NOT NULL)) EXECUTE FUNCTION notify_of_remark_reply();
CREATE TRIGGER mark_complaints_reply_notify AFTER UPDATE OF answer ON mark_complaints FOR EACH ROW WHEN (((old.answer IS NULL) AND (new.answer IS NOT NULL))) EXECUTE FUNCTION notify_of_remark_reply();

-- A report that is published again is news again.
CREATE FUNCTION notify_of_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notifications (user_id, kind, report_set_id, happened_at)
    VALUES (NEW.student_id, 'report', NEW.set_id, NEW.published_at)
    ON CONFLICT (report_set_id, user_id) WHERE report_set_id IS NOT NULL
    DO UPDATE SET happened_at = excluded.happened_at, read_at = NULL, pushed_at = NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER student_reports_notify AFTER INSERT ON student_reports FOR EACH ROW EXECUTE FUNCTION notify_of_report();

-- Push: notifications on a user's devices. A subscription belongs to a session, so it ends with it. `pushed_at`: when a
-- notification was sent to the devices, or was found to be of no interest to them.
CREATE INDEX notifications_to_push ON notifications (user_id, happened_at) WHERE pushed_at IS NULL AND read_at IS NULL;
ALTER TABLE notification_settings ADD COLUMN push_off text[] NOT NULL DEFAULT '{}';

CREATE TABLE push_subscriptions (
  session_id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT push_subscriptions_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  CONSTRAINT push_subscriptions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX push_subscriptions_endpoint ON push_subscriptions (endpoint);
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);

-- Sessions are revoked in many places: signing out, another password, a deactivated account.
CREATE FUNCTION end_push_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_end_push AFTER UPDATE OF revoked_at ON sessions FOR EACH ROW WHEN (((old.revoked_at IS NULL) AND (new.revoked_at IS NOT NULL))) EXECUTE FUNCTION end_push_subscription();

-- The key pair by which push services recognise this installation (VAPID), generated once. The private key is encrypted.
CREATE TABLE push_keys (
  is_only boolean PRIMARY KEY DEFAULT true,
  public_key text NOT NULL,
  sealed_private_key bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT push_keys_is_only CHECK (is_only)
);
