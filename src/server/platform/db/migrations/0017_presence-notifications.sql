-- A heartbeat that shows the same question no longer notifies: PostgreSQL commits transactions that notify one after
-- another, and a heartbeat comes every five seconds from each student in an exam. Teachers' live views are read again
-- every few seconds instead. Whoever returns after being lost (PRESENCE_LOST_MS, 12 seconds) is notified of at once.
DROP TRIGGER presence_told ON attempt_presence;
CREATE TRIGGER presence_started_told AFTER INSERT ON attempt_presence FOR EACH ROW EXECUTE FUNCTION tell_assignment_of_presence();
CREATE TRIGGER presence_changed_told AFTER UPDATE ON attempt_presence FOR EACH ROW
  WHEN (new."position" IS DISTINCT FROM old."position" OR new.seen_at > old.seen_at + interval '12 seconds')
  EXECUTE FUNCTION tell_assignment_of_presence();
