-- Whoever watches hears of changes when they are committed, by whichever statement they came.
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lectern_changes', TG_ARGV[0] || ':' || OLD.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER attempts_told AFTER UPDATE OF deadline_at, closes_at, paused_at, pause_seconds, handed_in_at, holder ON attempts
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION tell_change('attempt');
--> statement-breakpoint
CREATE TRIGGER sessions_told AFTER UPDATE OF revoked_at, pin_verified_at ON sessions
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION tell_change('session');
--> statement-breakpoint
CREATE TRIGGER sessions_end_told AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_change('session');
--> statement-breakpoint
CREATE TRIGGER users_told AFTER UPDATE OF disabled_at, pin_digest, role ON users
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION tell_change('person');
--> statement-breakpoint
-- Whoever watches a class sit an assignment hears of each attempt at it.
CREATE FUNCTION tell_assignment_of_attempt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lectern_changes', 'assignment:' || p.assignment_id) FROM assignment_parts p WHERE p.id = NEW.assignment_part_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER assignment_attempts_told AFTER INSERT OR UPDATE OF deadline_at, closes_at, paused_at, handed_in_at ON attempts
  FOR EACH ROW WHEN (NEW.assignment_part_id IS NOT NULL) EXECUTE FUNCTION tell_assignment_of_attempt();
--> statement-breakpoint
CREATE FUNCTION tell_assignment_of_presence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lectern_changes', 'assignment:' || p.assignment_id)
  FROM attempts a JOIN assignment_parts p ON p.id = a.assignment_part_id WHERE a.id = NEW.attempt_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER presence_told AFTER INSERT OR UPDATE ON attempt_presence
  FOR EACH ROW EXECUTE FUNCTION tell_assignment_of_presence();
