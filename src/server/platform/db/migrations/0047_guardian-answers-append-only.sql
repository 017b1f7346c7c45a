-- What a guardian answered is only ever added; when the account is deleted, its number goes, as in consent_log.
CREATE TRIGGER guardian_answers_append_only BEFORE DELETE OR TRUNCATE ON guardian_answers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER guardian_answers_unchanged BEFORE UPDATE ON guardian_answers FOR EACH ROW EXECUTE FUNCTION refuse_consent_change();
