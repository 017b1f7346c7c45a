-- The audit log is only ever added to, with one exception: when an account is deleted, what names the person goes.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('lectern.erasing', true) = 'on'
    AND NEW.title = '' AND NEW.before IS NULL AND NEW.after IS NULL AND NEW.reason IS NULL
    AND to_jsonb(NEW) - ARRAY['title', 'before', 'after', 'reason'] = to_jsonb(OLD) - ARRAY['title', 'before', 'after', 'reason']
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
DROP TRIGGER audit_log_append_only ON audit_log;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_unchanged BEFORE UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
