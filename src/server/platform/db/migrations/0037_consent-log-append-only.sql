-- What was allowed is only ever added, with one exception: when an account is deleted, its number goes.
CREATE FUNCTION refuse_consent_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('lectern.erasing', true) = 'on'
    AND NEW.user_id IS NULL AND to_jsonb(NEW) - 'user_id' = to_jsonb(OLD) - 'user_id'
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER consent_log_append_only BEFORE DELETE OR TRUNCATE ON consent_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER consent_log_unchanged BEFORE UPDATE ON consent_log FOR EACH ROW EXECUTE FUNCTION refuse_consent_change();
