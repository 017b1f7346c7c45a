-- What was once said or answered stays as it was: versions of items and the answer log refuse every change.
-- Deleting stays possible, since a person may have their data deleted.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER item_versions_immutable BEFORE UPDATE ON item_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER answer_log_immutable BEFORE UPDATE ON answer_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
