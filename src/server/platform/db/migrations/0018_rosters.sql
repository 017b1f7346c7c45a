-- Rosters: a school's system exports its users, classes and enrolments, and Lectern follows.

-- A roster is uploaded like other files, and deleted after a day.
ALTER TABLE uploads DROP CONSTRAINT uploads_purpose;
ALTER TABLE uploads ADD CONSTRAINT uploads_purpose CHECK ((purpose = ANY (ARRAY['recording'::text, 'picture'::text, 'questions'::text, 'roster'::text])));

-- The ids that a school's system has for accounts, classes and enrolments: an import compares by them, so that the same
-- roster twice changes nothing. `ended_at`: when a roster deactivated the account or archived the class. It equals the
-- record's own instant until a person changes that.
CREATE TABLE roster_links (
  school_id uuid NOT NULL,
  kind text NOT NULL,
  sourced_id text NOT NULL,
  user_id uuid,
  classroom_id uuid,
  role text,
  ended_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT roster_links_school_id_kind_sourced_id_pk PRIMARY KEY (school_id, kind, sourced_id),
  CONSTRAINT roster_links_record CHECK (((kind = 'user'::text) AND (user_id IS NOT NULL) AND (classroom_id IS NULL) AND (role IS NULL)) OR ((kind = 'class'::text) AND (user_id IS NULL) AND (classroom_id IS NOT NULL) AND (role IS NULL)) OR ((kind = 'enrolment'::text) AND (user_id IS NOT NULL) AND (classroom_id IS NOT NULL) AND (role = ANY (ARRAY['student'::text, 'teacher'::text])))),
  CONSTRAINT roster_links_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CONSTRAINT roster_links_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT roster_links_classroom_id_classrooms_id_fk FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX roster_links_account ON roster_links (school_id, user_id) WHERE kind = 'user';
CREATE UNIQUE INDEX roster_links_class ON roster_links (classroom_id) WHERE kind = 'class';
CREATE INDEX roster_links_user ON roster_links (user_id);
CREATE INDEX roster_links_classroom ON roster_links (classroom_id);

-- Imports of rosters, from the preview to undo. The upload's row is deleted with its bytes.
CREATE TABLE roster_imports (
  id uuid PRIMARY KEY,
  school_id uuid NOT NULL,
  user_id uuid,
  state text NOT NULL DEFAULT 'reading',
  upload_id uuid NOT NULL,
  file_name text NOT NULL,
  roster_school text,
  choices jsonb NOT NULL DEFAULT '{}',
  language text NOT NULL,
  invites boolean NOT NULL DEFAULT false,
  site text,
  digest bytea,
  report jsonb,
  problem jsonb,
  failed_step text,
  is_recomputed boolean NOT NULL DEFAULT false,
  done_count integer NOT NULL DEFAULT 0,
  all_count integer NOT NULL DEFAULT 0,
  applied_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT roster_imports_state CHECK (state = ANY (ARRAY['reading'::text, 'ready'::text, 'applying'::text, 'done'::text, 'undoing'::text, 'undone'::text, 'cancelled'::text, 'failed'::text])),
  CONSTRAINT roster_imports_failed_step CHECK (((state = 'failed'::text) = (failed_step IS NOT NULL)) AND (failed_step = ANY (ARRAY['reading'::text, 'applying'::text, 'undoing'::text]))),
  CONSTRAINT roster_imports_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CONSTRAINT roster_imports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
-- One at a time changes a school, and one that has failed in the middle is continued or undone first.
CREATE UNIQUE INDEX roster_imports_active ON roster_imports (school_id) WHERE state = ANY (ARRAY['applying'::text, 'undoing'::text]) OR failed_step = ANY (ARRAY['applying'::text, 'undoing'::text]);
CREATE INDEX roster_imports_school ON roster_imports (school_id, created_at, id);
CREATE INDEX roster_imports_user ON roster_imports (user_id);

-- The changes of an import, in the order in which they are applied: preview, progress, report and undo are these rows.
CREATE TABLE roster_changes (
  import_id uuid NOT NULL,
  position integer NOT NULL,
  kind text NOT NULL,
  action text NOT NULL,
  sourced_id text NOT NULL,
  title text NOT NULL,
  user_id uuid,
  classroom_id uuid,
  user_sourced_id text,
  class_sourced_id text,
  class_title text,
  before jsonb,
  after jsonb,
  status text NOT NULL DEFAULT 'planned',
  reason text,
  undo jsonb,
  mail_at timestamptz,
  CONSTRAINT roster_changes_import_id_position_pk PRIMARY KEY (import_id, position),
  CONSTRAINT roster_changes_kind CHECK (kind = ANY (ARRAY['user'::text, 'class'::text, 'enrolment'::text])),
  CONSTRAINT roster_changes_action CHECK (action = ANY (ARRAY['add'::text, 'change'::text, 'link'::text, 'match'::text, 'disable'::text, 'enable'::text, 'archive'::text, 'restore'::text, 'remove'::text])),
  CONSTRAINT roster_changes_status CHECK (status = ANY (ARRAY['planned'::text, 'applied'::text, 'skipped'::text, 'undone'::text, 'retained'::text])),
  CONSTRAINT roster_changes_import_id_roster_imports_id_fk FOREIGN KEY (import_id) REFERENCES roster_imports(id) ON DELETE CASCADE
);
CREATE INDEX roster_changes_list ON roster_changes (import_id, kind, action, position);
CREATE INDEX roster_changes_user ON roster_changes (user_id);
CREATE INDEX roster_changes_mail ON roster_changes (import_id, mail_at, position) WHERE mail_at IS NOT NULL;
