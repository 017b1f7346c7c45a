-- A review that was acknowledged stays as it was. Deleting stays possible, since a person may have their data deleted.
CREATE TRIGGER review_log_immutable BEFORE UPDATE ON review_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
