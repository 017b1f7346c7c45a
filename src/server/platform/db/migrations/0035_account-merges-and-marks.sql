-- The account into which a duplicate was merged: everything that a person has worked belongs to that one, and the duplicate
-- stays deactivated.
ALTER TABLE users ADD COLUMN merged_into uuid;
ALTER TABLE users ADD CONSTRAINT users_merged_into_users_id_fk FOREIGN KEY (merged_into) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE users ADD CONSTRAINT users_merged CHECK (merged_into IS NULL OR (disabled_at IS NOT NULL AND merged_into <> id));
CREATE INDEX users_merged_into ON users (merged_into) WHERE merged_into IS NOT NULL;

-- Reviews and entitlements are never changed, with one exception: a merge gives them to another account of the same person.
CREATE FUNCTION refuse_review_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('lectern.merging', true) = 'on' AND to_jsonb(NEW) - 'user_id' = to_jsonb(OLD) - 'user_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE OR REPLACE TRIGGER review_log_immutable BEFORE UPDATE ON review_log FOR EACH ROW EXECUTE FUNCTION refuse_review_change();

CREATE OR REPLACE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(NEW) - 'actor_id') = (to_jsonb(OLD) - 'actor_id') AND NEW.actor_id IS NULL THEN
    RETURN NEW;
  END IF;
  IF current_setting('lectern.merging', true) = 'on'
    AND to_jsonb(NEW) - ARRAY['user_id', 'actor_id'] = to_jsonb(OLD) - ARRAY['user_id', 'actor_id']
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

-- Marks that students see without a release: on submission, when the last answer is marked by hand, or when no more
-- submissions are accepted. The row of the notification claims the event, so that it is sent once.
CREATE FUNCTION announce_marks(assignment uuid, student uuid, seen boolean) RETURNS void LANGUAGE plpgsql AS $$
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
  IF FOUND AND EXISTS (SELECT FROM webhook_endpoints) THEN
    PERFORM queue_webhooks('result.available', c.school_id, jsonb_build_object('assignmentId', s.id, 'classId', c.id,
        'userId', student))
      FROM assignments s JOIN classrooms c ON c.id = s.classroom_id WHERE s.id = assignment;
  END IF;
END $$;

CREATE FUNCTION notify_of_marks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A merge of accounts moves what was announced before, and imported work of the past is no news.
  IF current_setting('lectern.merging', true) = 'on' OR (TG_OP = 'INSERT' AND NEW.handed_in_at < now() - interval '1 hour') THEN
    RETURN NULL;
  END IF;
  -- Who has just submitted is looking at the result.
  PERFORM announce_marks(NEW.assignment_id, NEW.user_id, NOT NEW.is_entered AND NEW.handed_in_at > now() - interval '1 minute'
    AND EXISTS (SELECT FROM assignment_parts p JOIN attempts a ON a.assignment_part_id = p.id AND a.user_id = NEW.user_id
      WHERE p.assignment_id = NEW.assignment_id AND a.handed_in_at = NEW.handed_in_at AND a.handed_in_by = 'student'));
  RETURN NULL;
END $$;
CREATE TRIGGER submissions_come_notify AFTER INSERT ON submissions FOR EACH ROW WHEN (new.handed_in_at IS NOT NULL AND new.unmarked_items = 0) EXECUTE FUNCTION notify_of_marks();
CREATE TRIGGER submissions_marks_notify AFTER UPDATE OF handed_in_at, unmarked_items ON submissions FOR EACH ROW WHEN (new.handed_in_at IS NOT NULL AND new.unmarked_items = 0 AND (old.handed_in_at IS NULL OR old.unmarked_items > 0)) EXECUTE FUNCTION notify_of_marks();

-- Whose window has closed is found by its end.
CREATE INDEX attempts_closing ON attempts (closes_at) WHERE closes_at IS NOT NULL;
