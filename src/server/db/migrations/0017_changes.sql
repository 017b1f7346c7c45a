-- Whoever watches hears of changes when they are committed, by whichever statement they came.
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lectern_changes', TG_ARGV[0] || ':' || OLD.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER attempts_told AFTER UPDATE OF deadline_at, paused_at, pause_seconds, handed_in_at, holder ON attempts
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION tell_change('attempt');
--> statement-breakpoint
CREATE TRIGGER sessions_told AFTER UPDATE OF revoked_at, pin_verified_at ON sessions
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION tell_change('session');
--> statement-breakpoint
CREATE TRIGGER sessions_end_told AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_change('session');
--> statement-breakpoint
CREATE TRIGGER users_told AFTER UPDATE OF disabled_at, pin_digest, role ON users
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION tell_change('person');
