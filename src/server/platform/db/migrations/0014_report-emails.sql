-- Emails about published reports. Who has already seen a report on the website isn't emailed about it, so reports that
-- are published now count as emailed.
ALTER TABLE notification_settings ADD COLUMN reports text NOT NULL DEFAULT 'atOnce';
ALTER TABLE notification_settings ADD CONSTRAINT notification_settings_reports CHECK ((reports = ANY (ARRAY['atOnce'::text, 'daily'::text, 'off'::text])));

ALTER TABLE class_mails ADD COLUMN report_set_id uuid;
ALTER TABLE class_mails ADD CONSTRAINT class_mails_report_set_id_report_sets_id_fk FOREIGN KEY (report_set_id) REFERENCES report_sets(id) ON DELETE CASCADE;
CREATE UNIQUE INDEX class_mails_report ON class_mails (report_set_id, user_id);
ALTER TABLE class_mails DROP CONSTRAINT class_mails_kind;
ALTER TABLE class_mails ADD CONSTRAINT class_mails_kind CHECK ((kind = ANY (ARRAY['announcements'::text, 'answers'::text, 'questions'::text, 'reports'::text])));
ALTER TABLE class_mails DROP CONSTRAINT class_mails_subject;
ALTER TABLE class_mails ADD CONSTRAINT class_mails_subject CHECK ((((kind = 'announcements'::text) = (announcement_id IS NOT NULL)) AND ((kind = ANY (ARRAY['answers'::text, 'questions'::text])) = (question_id IS NOT NULL)) AND ((kind = 'reports'::text) = (report_set_id IS NOT NULL))));

-- Null: the latest publication has no emails yet.
ALTER TABLE report_sets ADD COLUMN mails_queued_at timestamptz;
UPDATE report_sets SET mails_queued_at = now() WHERE published_at IS NOT NULL;
CREATE INDEX report_sets_to_mail ON report_sets (published_at) WHERE mails_queued_at IS NULL AND published_at IS NOT NULL;
