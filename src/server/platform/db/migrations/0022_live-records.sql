-- A record that was changed has another number than before: who saves what was read earlier is told so.
CREATE FUNCTION next_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  NEW.updated_at := now();
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER subjects_revision BEFORE UPDATE ON subjects FOR EACH ROW EXECUTE FUNCTION next_revision();
--> statement-breakpoint
CREATE TRIGGER topics_revision BEFORE UPDATE ON topics FOR EACH ROW EXECUTE FUNCTION next_revision();
--> statement-breakpoint
CREATE TRIGGER schools_revision BEFORE UPDATE ON schools FOR EACH ROW EXECUTE FUNCTION next_revision();
--> statement-breakpoint
CREATE TRIGGER exam_focus_points_revision BEFORE UPDATE ON exam_focus_points FOR EACH ROW EXECUTE FUNCTION next_revision();
--> statement-breakpoint
CREATE TRIGGER blog_categories_revision BEFORE UPDATE ON blog_categories FOR EACH ROW EXECUTE FUNCTION next_revision();
--> statement-breakpoint
CREATE TRIGGER faq_entries_revision BEFORE UPDATE ON faq_entries FOR EACH ROW EXECUTE FUNCTION next_revision();
--> statement-breakpoint
CREATE TRIGGER testimonials_revision BEFORE UPDATE ON testimonials FOR EACH ROW EXECUTE FUNCTION next_revision();
--> statement-breakpoint
CREATE TRIGGER prices_revision BEFORE UPDATE ON prices FOR EACH ROW EXECUTE FUNCTION next_revision();
--> statement-breakpoint
-- The audit log is only ever added to.
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What is in use: whatever leads students to something begins here, and never at the tables, which hold the recycle bin
-- too. What was studied before (attempts, results, reviews) goes on reading the tables.
CREATE VIEW live_subjects AS SELECT * FROM subjects WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE VIEW live_topics AS SELECT * FROM topics
  WHERE deleted_at IS NULL AND subject_id NOT IN (SELECT id FROM subjects WHERE deleted_at IS NOT NULL);
--> statement-breakpoint
-- Each process keeps the settings at hand, and hears here that they have changed.
CREATE FUNCTION tell_app_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('app_settings', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER app_settings_told AFTER INSERT OR UPDATE OR DELETE ON app_settings FOR EACH STATEMENT EXECUTE FUNCTION tell_app_settings();
