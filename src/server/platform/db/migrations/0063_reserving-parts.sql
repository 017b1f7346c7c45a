-- Starting to practise and reading a result ask for reservations each time. So the parts that reserve are found first,
-- each question of theirs is looked up after that, attempts are asked for only where they decide, and who is in no class
-- costs nothing.
DROP FUNCTION reserved_for(uuid);
--> statement-breakpoint
DROP VIEW reserved_questions;
--> statement-breakpoint
-- Parts of assignments that reserve their questions for a student at this moment. It is the domain's `reservationBy`
-- (src/domain/answer-keys), for statements that decide before anything leaves the database; tests/server/answer-keys
-- compares the two. The four steps towards `ends_at` are the domain's `windowOf`.
CREATE VIEW reserving_parts AS
SELECT m.user_id, p.id AS part_id, s.blocks_practice,
  CASE WHEN s.shows_feedback <> 'release' THEN e.ends_at END AS ends_at
FROM classroom_members m
JOIN classrooms c ON c.id = m.classroom_id
JOIN assignments s ON s.classroom_id = m.classroom_id
JOIN assignment_parts p ON p.assignment_id = s.id AND p.kind IN ('quiz', 'paper', 'questions')
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
-- Scalar subqueries: an EXISTS may be answered by hashing all attempts there are.
WHERE (s.seconds IS NOT NULL OR s.shows_feedback <> 'handIn' OR s.blocks_practice)
  AND ((SELECT true FROM attempts t
      WHERE t.user_id = m.user_id AND t.assignment_part_id = p.id AND t.handed_in_at IS NULL LIMIT 1) IS NOT NULL
    OR s.published_at IS NOT NULL AND s.deleted_at IS NULL AND c.archived_at IS NULL AND s.marks_released_at IS NULL
    AND (m.left_at IS NULL OR m.left_at > s.published_at)
    AND (s.shows_feedback = 'release' OR coalesce(now() < e.ends_at, true))
    AND CASE WHEN (SELECT true FROM attempts t
        WHERE t.user_id = m.user_id AND t.assignment_part_id = p.id AND t.handed_in_at IS NOT NULL LIMIT 1) IS NOT NULL
      THEN s.shows_feedback = 'release' OR s.shows_feedback <> 'handIn' AND e.ends_at IS NOT NULL
      ELSE coalesce(now() < e.ends_at, true) END
    AND ((SELECT true FROM assignment_groups ag WHERE ag.assignment_id = s.id LIMIT 1) IS NULL
      OR (SELECT true FROM assignment_groups ag WHERE ag.assignment_id = s.id AND ag.group_id = m.group_id LIMIT 1) IS NOT NULL
      OR (SELECT true FROM submissions sb WHERE sb.assignment_id = s.id AND sb.user_id = m.user_id LIMIT 1) IS NOT NULL));
--> statement-breakpoint
-- The questions of these parts.
CREATE VIEW reserved_questions AS
SELECT r.user_id, r.part_id, v.item_id, r.blocks_practice, r.ends_at
FROM reserving_parts r
JOIN assignment_items ai ON ai.part_id = r.part_id
JOIN item_versions v ON v.id = ai.version_id;
--> statement-breakpoint
-- The same of one student. In PL/pgSQL and by a generic plan, so that a connection plans it once, whichever statements
-- ask: planning takes longer than looking.
CREATE FUNCTION reserved_for(student uuid)
RETURNS TABLE (part_id uuid, item_id uuid, blocks_practice boolean, ends_at timestamptz) LANGUAGE plpgsql STABLE ROWS 20
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM classroom_members m WHERE m.user_id = student) THEN
    RETURN;
  END IF;
  RETURN QUERY
    WITH parts AS MATERIALIZED (SELECT * FROM reserving_parts r WHERE r.user_id = student)
    SELECT p.part_id, v.item_id, p.blocks_practice, p.ends_at
    FROM parts p JOIN assignment_items ai ON ai.part_id = p.part_id JOIN item_versions v ON v.id = ai.version_id;
END $$;
