-- How users are emailed about their classes. A user without a row has the defaults; the row is created with the first
-- email, because its address to unsubscribe is in it.
CREATE TABLE notification_settings (
  user_id uuid PRIMARY KEY,
  announcements text NOT NULL DEFAULT 'atOnce',
  answers text NOT NULL DEFAULT 'atOnce',
  questions text NOT NULL DEFAULT 'daily',
  quiet_from integer NOT NULL DEFAULT 1260,
  quiet_until integer NOT NULL DEFAULT 420,
  time_zone text NOT NULL DEFAULT 'UTC',
  unsubscribe_id uuid NOT NULL DEFAULT gen_random_uuid(),
  CONSTRAINT notification_settings_announcements CHECK ((announcements = ANY (ARRAY['atOnce'::text, 'daily'::text, 'off'::text]))),
  CONSTRAINT notification_settings_answers CHECK ((answers = ANY (ARRAY['atOnce'::text, 'daily'::text, 'off'::text]))),
  CONSTRAINT notification_settings_questions CHECK ((questions = ANY (ARRAY['atOnce'::text, 'daily'::text, 'off'::text]))),
  CONSTRAINT notification_settings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX notification_settings_unsubscribe ON notification_settings (unsubscribe_id);

-- Emails about classes, each once per user, kind and subject. `send_at` is computed from the settings, and again when
-- they change. A row stays after its email was sent, so that no other process sends it again.
CREATE TABLE class_mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  kind text NOT NULL,
  announcement_id uuid,
  question_id uuid,
  happened_at timestamptz NOT NULL,
  send_at timestamptz NOT NULL,
  done_at timestamptz,
  CONSTRAINT class_mails_kind CHECK ((kind = ANY (ARRAY['announcements'::text, 'answers'::text, 'questions'::text]))),
  CONSTRAINT class_mails_subject CHECK ((((kind = 'announcements'::text) = (announcement_id IS NOT NULL)) AND ((kind <> 'announcements'::text) = (question_id IS NOT NULL)))),
  CONSTRAINT class_mails_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT class_mails_announcement_id_announcements_id_fk FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE CASCADE,
  CONSTRAINT class_mails_question_id_student_questions_id_fk FOREIGN KEY (question_id) REFERENCES student_questions(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX class_mails_announcement ON class_mails (announcement_id, user_id);
CREATE UNIQUE INDEX class_mails_question ON class_mails (question_id, kind, user_id);
CREATE INDEX class_mails_user ON class_mails (user_id);
CREATE INDEX class_mails_due ON class_mails (send_at) WHERE done_at IS NULL;

-- Null: no emails were queued yet. What exists already was seen on the website, so nobody is emailed about it; what is
-- scheduled will be.
ALTER TABLE announcements ADD COLUMN mails_queued_at timestamptz;
UPDATE announcements SET mails_queued_at = now() WHERE publish_at <= now();
CREATE INDEX announcements_to_mail ON announcements (publish_at) WHERE mails_queued_at IS NULL;
ALTER TABLE student_questions ADD COLUMN question_mails_queued_at timestamptz;
ALTER TABLE student_questions ADD COLUMN answer_mail_queued_at timestamptz;
UPDATE student_questions SET question_mails_queued_at = now(), answer_mail_queued_at = case when answer is not null then now() end;
CREATE INDEX student_questions_to_mail ON student_questions (asked_at) WHERE question_mails_queued_at IS NULL;
CREATE INDEX student_answers_to_mail ON student_questions (answered_at) WHERE answer_mail_queued_at IS NULL AND answer IS NOT NULL;

-- Reports on the students of a class: a period and sections, with a comment per student until they are published.
CREATE TABLE report_sets (
  id uuid PRIMARY KEY,
  classroom_id uuid NOT NULL,
  from_day date NOT NULL,
  until_day date NOT NULL,
  sections jsonb NOT NULL,
  version integer NOT NULL DEFAULT 0,
  published_at timestamptz,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT report_sets_period CHECK ((from_day <= until_day)),
  CONSTRAINT report_sets_classroom_id_classrooms_id_fk FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE,
  CONSTRAINT report_sets_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX report_sets_classroom ON report_sets (classroom_id, created_at);
CREATE INDEX report_sets_created_by ON report_sets (created_by);

CREATE TABLE report_comments (
  set_id uuid NOT NULL,
  student_id uuid NOT NULL,
  text text NOT NULL,
  version integer NOT NULL,
  written_by uuid,
  CONSTRAINT report_comments_set_id_student_id_pk PRIMARY KEY (set_id, student_id),
  CONSTRAINT report_comments_set_id_report_sets_id_fk FOREIGN KEY (set_id) REFERENCES report_sets(id) ON DELETE CASCADE,
  CONSTRAINT report_comments_student_id_users_id_fk FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT report_comments_written_by_users_id_fk FOREIGN KEY (written_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX report_comments_student ON report_comments (student_id);
CREATE INDEX report_comments_written_by ON report_comments (written_by);

-- Published reports never change: publishing again adds a version.
CREATE TABLE student_reports (
  id uuid PRIMARY KEY,
  set_id uuid NOT NULL,
  student_id uuid NOT NULL,
  version integer NOT NULL,
  content jsonb NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT student_reports_set_id_report_sets_id_fk FOREIGN KEY (set_id) REFERENCES report_sets(id) ON DELETE CASCADE,
  CONSTRAINT student_reports_student_id_users_id_fk FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX student_reports_version ON student_reports (set_id, student_id, version);
CREATE INDEX student_reports_student ON student_reports (student_id, published_at);

-- Files of all reports on a class, until the next one is generated.
CREATE TABLE report_files (
  id uuid PRIMARY KEY,
  set_id uuid NOT NULL,
  kind text NOT NULL,
  state text NOT NULL DEFAULT 'generating',
  done_count integer NOT NULL DEFAULT 0,
  all_count integer NOT NULL DEFAULT 0,
  language text NOT NULL,
  content bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT report_files_kind CHECK ((kind = ANY (ARRAY['pdf'::text, 'zip'::text]))),
  CONSTRAINT report_files_state CHECK ((state = ANY (ARRAY['generating'::text, 'ready'::text, 'failed'::text, 'cancelled'::text]))),
  CONSTRAINT report_files_set_id_report_sets_id_fk FOREIGN KEY (set_id) REFERENCES report_sets(id) ON DELETE CASCADE
);
CREATE INDEX report_files_set ON report_files (set_id);

-- Comments that a teacher writes often.
CREATE TABLE report_bank_comments (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL,
  text text NOT NULL,
  position integer NOT NULL,
  CONSTRAINT report_bank_comments_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX report_bank_comments_owner ON report_bank_comments (owner_id, position);
