DROP INDEX "classroom_members_user";--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "blocks_practice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "classroom_members_user" ON "classroom_members" USING btree ("user_id");--> statement-breakpoint
-- What was timed before there was a choice blocks practice, as a new assignment with a time limit does.
UPDATE assignments SET blocks_practice = true WHERE seconds IS NOT NULL;
--> statement-breakpoint
-- The questions that assignments reserve for students at this moment: nobody shows a student the keys of these. It is the
-- domain's `reservationBy` (src/domain/answer-keys), for statements that decide before anything leaves the database;
-- tests/server/answer-keys compares the two. The four steps towards `closes_at` are the domain's `windowOf`.
CREATE VIEW reserved_questions AS
SELECT m.user_id, p.id AS part_id, v.item_id, s.blocks_practice,
  CASE WHEN s.shows_feedback <> 'release' THEN e.ends_at END AS ends_at
FROM classroom_members m
JOIN classrooms c ON c.id = m.classroom_id
JOIN assignments s ON s.classroom_id = m.classroom_id
JOIN assignment_parts p ON p.assignment_id = s.id
LEFT JOIN assignment_exceptions eg ON eg.assignment_id = s.id AND eg.group_id = m.group_id
LEFT JOIN assignment_exceptions eo ON eo.assignment_id = s.id AND eo.user_id = m.user_id
LEFT JOIN accommodations ac ON ac.user_id = m.user_id
CROSS JOIN LATERAL (SELECT coalesce(eg.due_at, s.due_at) AS due_at,
  coalesce(eg.late_until, s.late_until + coalesce(eg.due_at - s.due_at, interval '0')) AS late_until) g
CROSS JOIN LATERAL (SELECT g.due_at + make_interval(hours => 24 * coalesce(ac.due_days, 0)) AS due_at,
  CASE WHEN ac.user_id IS NULL OR g.due_at IS NULL THEN g.late_until
    ELSE g.due_at + make_interval(hours => 24 * ac.due_days) + (g.late_until - g.due_at) * ac.penalty_window_factor
  END AS late_until) a
CROSS JOIN LATERAL (SELECT coalesce(eo.due_at, a.due_at) AS due_at,
  coalesce(eo.late_until, a.late_until + coalesce(eo.due_at - a.due_at, interval '0')) AS late_until) o
CROSS JOIN LATERAL (SELECT coalesce(o.late_until, o.due_at, m.left_at + interval '720 hours') AS ends_at) e
CROSS JOIN LATERAL (
  SELECT coalesce(bool_or(t.handed_in_at IS NOT NULL), false) AS submitted,
    coalesce(bool_or(t.handed_in_at IS NULL), false) AS in_progress
  FROM attempts t WHERE t.assignment_part_id = p.id AND t.user_id = m.user_id) done
JOIN assignment_items ai ON ai.part_id = p.id
JOIN item_versions v ON v.id = ai.version_id
WHERE (s.seconds IS NOT NULL OR s.shows_feedback <> 'handIn' OR s.blocks_practice)
  AND (done.in_progress OR (
    s.published_at IS NOT NULL AND s.deleted_at IS NULL AND c.archived_at IS NULL AND s.marks_released_at IS NULL
    AND (m.left_at IS NULL OR m.left_at > s.published_at)
    AND (NOT EXISTS (SELECT FROM assignment_groups ag WHERE ag.assignment_id = s.id)
      OR EXISTS (SELECT FROM assignment_groups ag WHERE ag.assignment_id = s.id AND ag.group_id = m.group_id)
      OR EXISTS (SELECT FROM submissions sb WHERE sb.assignment_id = s.id AND sb.user_id = m.user_id))
    AND CASE
      WHEN NOT done.submitted THEN coalesce(now() < e.ends_at, true)
      WHEN s.shows_feedback = 'handIn' THEN false
      WHEN s.shows_feedback = 'release' THEN true
      ELSE coalesce(now() < e.ends_at, false) END));
--> statement-breakpoint
-- In PL/pgSQL, so that a connection plans the view once, whichever statements ask.
CREATE FUNCTION reserved_for(student uuid)
RETURNS TABLE (part_id uuid, item_id uuid, blocks_practice boolean, ends_at timestamptz) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT r.part_id, r.item_id, r.blocks_practice, r.ends_at FROM reserved_questions r WHERE r.user_id = student;
END $$;
