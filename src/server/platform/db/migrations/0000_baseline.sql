-- The schema of Lectern up to 2026-11: what 64 migrations had made of it. Subject by subject, each table with its
-- indexes; then views, functions, triggers, and the rows that every installation has. `src/server/platform/db/schema`
-- defines the same tables for TypeScript; tests/server/platform/db/schema.test.ts compares them. Later changes are further
-- files, which only add.

-- Search: any three letters of a title or name, and words.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Words are found by their stem and as they are written: the last word of a search is often not whole yet.
CREATE FUNCTION search_words(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN to_tsvector('pg_catalog.english', words) || to_tsvector('pg_catalog.simple', words);

-- Users

CREATE TABLE schools (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);

CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  name text NOT NULL,
  role text NOT NULL,
  school_id uuid,
  password_digest text,
  pin_digest text,
  level text,
  profile_completed_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  pin_tries integer NOT NULL DEFAULT 0,
  pin_locked_until timestamptz,
  language text,
  born text,
  CONSTRAINT users_born CHECK (born ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  CONSTRAINT users_language CHECK (language IN ('en', 'de')),
  CONSTRAINT users_role CHECK (role IN ('student', 'teacher', 'schoolAdmin', 'admin')),
  CONSTRAINT users_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX users_by_name ON users (lower(name), id);
CREATE INDEX users_disabled_by_name ON users (lower(name), id) WHERE (disabled_at IS NOT NULL);
CREATE UNIQUE INDEX users_email ON users (email);
CREATE INDEX users_invited_by_name ON users (lower(name), id) WHERE ((disabled_at IS NULL) AND (password_digest IS NULL));
CREATE INDEX users_letters ON users USING gin ((((lower(name) || ' ') || email)) gin_trgm_ops);
CREATE INDEX users_of_kind_by_name ON users (role, lower(name), id);
CREATE INDEX users_of_school_by_name ON users (school_id, lower(name), id);

CREATE TABLE account_deletions (
  user_id uuid PRIMARY KEY,
  requested_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL,
  asked_by text NOT NULL DEFAULT 'person',
  CONSTRAINT account_deletions_asked_by CHECK (asked_by IN ('person', 'guardian')),
  CONSTRAINT account_deletions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX account_deletions_due ON account_deletions (due_at);

CREATE TABLE consent_log (
  id uuid PRIMARY KEY,
  consent_id uuid NOT NULL,
  user_id uuid,
  version integer NOT NULL,
  preferences boolean NOT NULL,
  statistics boolean NOT NULL,
  way text NOT NULL,
  objected boolean NOT NULL,
  chosen_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT consent_log_objection CHECK (NOT (objected AND statistics)),
  CONSTRAINT consent_log_way CHECK (way IN ('banner', 'settings', 'withdrawal')),
  CONSTRAINT consent_log_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX consent_log_consent ON consent_log (consent_id);
CREATE INDEX consent_log_user ON consent_log (user_id);

CREATE TABLE guardian_answers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid,
  answer text NOT NULL,
  version integer NOT NULL,
  language text NOT NULL,
  answered_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT guardian_answers_answer CHECK (answer IN ('allowed', 'refused', 'withdrawn')),
  CONSTRAINT guardian_answers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX guardian_answers_user ON guardian_answers (user_id, id);

CREATE TABLE guardian_requests (
  user_id uuid PRIMARY KEY,
  email text NOT NULL,
  token_digest bytea NOT NULL,
  age integer NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL,
  CONSTRAINT guardian_requests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX guardian_requests_email ON guardian_requests (email);
CREATE UNIQUE INDEX guardian_requests_token ON guardian_requests (token_digest);

CREATE TABLE app_settings (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id uuid,
  school_id uuid,
  action text NOT NULL,
  resource text NOT NULL,
  record_id text NOT NULL,
  title text NOT NULL,
  before jsonb,
  after jsonb,
  revision integer,
  batch uuid,
  reason text
);
CREATE INDEX audit_log_actor ON audit_log (actor_id, id);
CREATE INDEX audit_log_batch ON audit_log (batch) WHERE (batch IS NOT NULL);
CREATE INDEX audit_log_record ON audit_log (resource, record_id, id);
CREATE INDEX audit_log_school ON audit_log (school_id, id);

CREATE TABLE saved_views (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  resource text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  CONSTRAINT saved_views_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX saved_views_name ON saved_views (user_id, resource, name);

CREATE TABLE first_admin_links (
  digest bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);

CREATE TABLE user_subjects (
  user_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  CONSTRAINT user_subjects_user_id_subject_id_pk PRIMARY KEY (user_id, subject_id),
  CONSTRAINT user_subjects_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- Access

CREATE TABLE roles (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  permissions text[] NOT NULL,
  kind text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT roles_kind CHECK (kind IN ('schoolAdmin', 'admin'))
);
CREATE UNIQUE INDEX roles_kind ON roles (kind);
CREATE UNIQUE INDEX roles_name ON roles (lower(name));

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  binding_digest bytea NOT NULL,
  pin_verified_at timestamptz,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz,
  CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE support_visits (
  id uuid PRIMARY KEY,
  session_id uuid NOT NULL,
  helper_id uuid NOT NULL,
  user_id uuid NOT NULL,
  reason text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL,
  ended_at timestamptz,
  read_at timestamptz,
  CONSTRAINT support_visits_helper_id_users_id_fk FOREIGN KEY (helper_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT support_visits_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  CONSTRAINT support_visits_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX support_visits_open ON support_visits (session_id) WHERE (ended_at IS NULL);
CREATE INDEX support_visits_user ON support_visits (user_id, started_at);

CREATE TABLE user_roles (
  user_id uuid NOT NULL,
  role_id uuid NOT NULL,
  CONSTRAINT user_roles_user_id_role_id_pk PRIMARY KEY (user_id, role_id),
  CONSTRAINT user_roles_role_id_roles_id_fk FOREIGN KEY (role_id) REFERENCES roles(id) ON DELETE RESTRICT,
  CONSTRAINT user_roles_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX user_roles_role ON user_roles (role_id);

CREATE TABLE access_tokens (
  digest bytea PRIMARY KEY,
  session_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT access_tokens_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
CREATE INDEX access_tokens_session ON access_tokens (session_id);

CREATE TABLE attempt_counts (
  key character varying(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX attempt_counts_expire ON attempt_counts (expire);

CREATE TABLE one_time_codes (
  user_id uuid NOT NULL,
  purpose text NOT NULL,
  digest text NOT NULL,
  expires_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  permit_digest bytea,
  requester bytea NOT NULL DEFAULT '\x'::bytea,
  CONSTRAINT one_time_codes_user_id_purpose_requester_pk PRIMARY KEY (user_id, purpose, requester),
  CONSTRAINT one_time_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX one_time_codes_permit ON one_time_codes (permit_digest);

CREATE TABLE refresh_tokens (
  digest bytea PRIMARY KEY,
  session_id uuid NOT NULL,
  issued_at timestamptz NOT NULL DEFAULT now(),
  consumed_at timestamptz,
  sealed_answer bytea,
  successor_digest bytea,
  CONSTRAINT refresh_tokens_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id);

CREATE TABLE sign_in_activity (
  user_id uuid NOT NULL,
  hour timestamptz NOT NULL,
  outcome text NOT NULL,
  device text NOT NULL,
  is_known boolean NOT NULL,
  count integer NOT NULL DEFAULT 1,
  last_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT sign_in_activity_user_id_hour_outcome_device_is_known_pk PRIMARY KEY (user_id, hour, outcome, device, is_known),
  CONSTRAINT sign_in_activity_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_activity_last ON sign_in_activity (last_at);

-- Content

CREATE TABLE subjects (
  id uuid PRIMARY KEY,
  slug text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL DEFAULT '',
  position integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
CREATE UNIQUE INDEX subjects_slug ON subjects (slug) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX subjects_title ON subjects (title) WHERE (deleted_at IS NULL);

CREATE TABLE topics (
  id uuid PRIMARY KEY,
  subject_id uuid NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL DEFAULT '',
  position integer NOT NULL,
  free boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  search tsvector GENERATED ALWAYS AS (setweight(search_words(title), 'A') || setweight(search_words(summary), 'B')) STORED,
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CONSTRAINT topics_subject_id_subjects_id_fk FOREIGN KEY (subject_id) REFERENCES subjects(id)
);
CREATE INDEX topics_free ON topics (id) WHERE free;
CREATE INDEX topics_search ON topics USING gin (search);
CREATE UNIQUE INDEX topics_slug ON topics (subject_id, slug) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX topics_title ON topics (subject_id, title) WHERE (deleted_at IS NULL);
CREATE INDEX topics_title_letters ON topics USING gin (title gin_trgm_ops);

CREATE TABLE materials (
  id uuid PRIMARY KEY,
  topic_id uuid NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL DEFAULT '',
  position integer NOT NULL,
  seconds integer NOT NULL DEFAULT 0,
  source jsonb NOT NULL,
  published_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  search tsvector GENERATED ALWAYS AS (setweight(search_words(title), 'A') || setweight(search_words(summary), 'B')) STORED,
  deleted_at timestamptz,
  revision integer NOT NULL DEFAULT 1,
  CONSTRAINT materials_deleted_unpublished CHECK ((deleted_at IS NULL) OR (published_at IS NULL)),
  CONSTRAINT materials_kind CHECK (kind IN ('noteBooklet', 'onePageSummary', 'audio', 'video', 'short', 'deck', 'examFocus')),
  CONSTRAINT materials_topic_id_topics_id_fk FOREIGN KEY (topic_id) REFERENCES topics(id)
);
CREATE INDEX materials_kind_updated ON materials (kind, updated_at, id);
CREATE INDEX materials_search ON materials USING gin (search);
CREATE INDEX materials_title_letters ON materials USING gin (title gin_trgm_ops);
CREATE INDEX materials_topic ON materials (topic_id, kind, "position");

CREATE TABLE material_progress (
  user_id uuid NOT NULL,
  material_id uuid NOT NULL,
  place jsonb NOT NULL,
  share float8 NOT NULL,
  done_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT material_progress_user_id_material_id_pk PRIMARY KEY (user_id, material_id),
  CONSTRAINT material_progress_material_id_materials_id_fk FOREIGN KEY (material_id) REFERENCES materials(id) ON DELETE CASCADE,
  CONSTRAINT material_progress_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX material_progress_material ON material_progress (material_id);

CREATE TABLE media_files (
  material_id uuid PRIMARY KEY,
  digest text NOT NULL,
  mime text NOT NULL,
  byte_count bigint NOT NULL,
  seconds float8 NOT NULL,
  width integer,
  height integer,
  poster text,
  CONSTRAINT media_files_digest_is_hex CHECK (digest ~ '^[0-9a-f]{64}$'),
  CONSTRAINT media_files_material_id_materials_id_fk FOREIGN KEY (material_id) REFERENCES materials(id) ON DELETE CASCADE
);
CREATE INDEX media_files_digest ON media_files (digest);

CREATE TABLE media_tracks (
  material_id uuid NOT NULL,
  language text NOT NULL,
  text text NOT NULL,
  CONSTRAINT media_tracks_material_id_language_pk PRIMARY KEY (material_id, language),
  CONSTRAINT media_tracks_material_id_materials_id_fk FOREIGN KEY (material_id) REFERENCES materials(id) ON DELETE CASCADE
);

CREATE TABLE uploads (
  id uuid PRIMARY KEY,
  user_id uuid,
  purpose text NOT NULL,
  name text NOT NULL,
  byte_count bigint NOT NULL,
  finished_at timestamptz,
  problem text,
  digest text,
  mime text,
  seconds float8,
  width integer,
  height integer,
  thumbnail text,
  created_at timestamptz NOT NULL DEFAULT now(),
  stored_bytes bigint,
  CONSTRAINT uploads_fate CHECK ((finished_at IS NULL) = ((problem IS NULL) AND (digest IS NULL))),
  CONSTRAINT uploads_purpose CHECK (purpose IN ('recording', 'picture', 'questions')),
  CONSTRAINT uploads_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX uploads_created ON uploads (created_at);
CREATE INDEX uploads_digest ON uploads (digest);
CREATE INDEX uploads_user ON uploads (user_id, created_at);

-- Questions

CREATE TABLE figures (
  digest text PRIMARY KEY,
  mime text NOT NULL,
  bytes integer NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE items (
  id uuid PRIMARY KEY,
  topic_id uuid NOT NULL,
  external_id text NOT NULL,
  type text NOT NULL,
  subtopic text,
  version integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  stage text NOT NULL DEFAULT 'published',
  publish_at timestamptz,
  deleted_at timestamptz,
  revision integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL DEFAULT now(),
  published_at timestamptz DEFAULT now(),
  in_bank boolean NOT NULL DEFAULT true,
  owner_id uuid,
  tags text[] NOT NULL DEFAULT '{}'::text[],
  estimate text,
  live boolean GENERATED ALWAYS AS ((published_at IS NOT NULL) AND (deleted_at IS NULL) AND in_bank) STORED NOT NULL,
  school_id uuid,
  CONSTRAINT items_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT items_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE SET NULL,
  CONSTRAINT items_topic_id_topics_id_fk FOREIGN KEY (topic_id) REFERENCES topics(id)
);
CREATE INDEX items_changed ON items (changed_at, id);
CREATE INDEX items_due ON items (publish_at) WHERE (publish_at IS NOT NULL);
CREATE UNIQUE INDEX items_external_id ON items (external_id);
CREATE INDEX items_of_topic ON items (topic_id, id);
CREATE INDEX items_open ON items (topic_id) WHERE (type = 'open');
CREATE INDEX items_owner ON items (owner_id, changed_at) WHERE (owner_id IS NOT NULL);
CREATE INDEX items_school ON items (school_id, changed_at) WHERE (school_id IS NOT NULL);
CREATE INDEX items_tags ON items USING gin (tags);
CREATE INDEX items_topic_changed ON items (topic_id, changed_at, id);
CREATE INDEX items_unpublished ON items (stage, changed_at, id) WHERE (stage <> 'published');

CREATE TABLE item_versions (
  id uuid PRIMARY KEY,
  item_id uuid NOT NULL,
  version integer NOT NULL,
  stem text NOT NULL,
  body jsonb NOT NULL,
  key jsonb NOT NULL,
  explanation text,
  source jsonb NOT NULL,
  figures jsonb NOT NULL,
  digest bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  hints jsonb NOT NULL DEFAULT '[]'::jsonb,
  author_id uuid,
  search tsvector,
  CONSTRAINT item_versions_number UNIQUE (item_id, version),
  CONSTRAINT item_versions_item_id_items_id_fk FOREIGN KEY (item_id) REFERENCES items(id) ON DELETE CASCADE
);
CREATE INDEX item_versions_digest ON item_versions USING hash (digest);
CREATE INDEX item_versions_search ON item_versions USING gin (search) WHERE (search IS NOT NULL);
CREATE INDEX item_versions_unexplained ON item_versions (item_id, version) WHERE (COALESCE(explanation, '') = '');
CREATE INDEX item_versions_wordless ON item_versions (id) WHERE (search IS NULL);

-- Assessments

CREATE TABLE exam_papers (
  id uuid PRIMARY KEY,
  subject_id uuid NOT NULL,
  title text NOT NULL,
  year integer NOT NULL,
  session text NOT NULL DEFAULT '',
  board text NOT NULL DEFAULT '',
  seconds integer,
  instructions text NOT NULL DEFAULT '',
  grade_boundaries jsonb NOT NULL DEFAULT '[]'::jsonb,
  source jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  stage text NOT NULL DEFAULT 'published',
  publish_at timestamptz,
  deleted_at timestamptz,
  revision integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL DEFAULT now(),
  live boolean GENERATED ALWAYS AS ((stage = 'published') AND (deleted_at IS NULL)) STORED NOT NULL,
  CONSTRAINT exam_papers_subject_id_subjects_id_fk FOREIGN KEY (subject_id) REFERENCES subjects(id)
);
CREATE UNIQUE INDEX exam_papers_name ON exam_papers (subject_id, title, year, session);

CREATE TABLE exams (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL,
  title text NOT NULL,
  recipe jsonb NOT NULL,
  seconds integer,
  share_token text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CONSTRAINT exams_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX exams_owner ON exams (owner_id, created_at);
CREATE UNIQUE INDEX exams_share_token ON exams (share_token);

CREATE TABLE exam_items (
  exam_id uuid NOT NULL,
  position integer NOT NULL,
  version_id uuid NOT NULL,
  CONSTRAINT exam_items_exam_id_position_pk PRIMARY KEY (exam_id, "position"),
  CONSTRAINT exam_items_exam_id_exams_id_fk FOREIGN KEY (exam_id) REFERENCES exams(id) ON DELETE CASCADE,
  CONSTRAINT exam_items_version_id_item_versions_id_fk FOREIGN KEY (version_id) REFERENCES item_versions(id)
);

CREATE TABLE paper_items (
  paper_id uuid NOT NULL,
  position integer NOT NULL,
  section integer NOT NULL,
  version_id uuid NOT NULL,
  marks integer NOT NULL,
  CONSTRAINT paper_items_paper_id_position_pk PRIMARY KEY (paper_id, "position"),
  CONSTRAINT paper_items_paper_id_exam_papers_id_fk FOREIGN KEY (paper_id) REFERENCES exam_papers(id) ON DELETE CASCADE,
  CONSTRAINT paper_items_version_id_item_versions_id_fk FOREIGN KEY (version_id) REFERENCES item_versions(id)
);

CREATE TABLE paper_sections (
  paper_id uuid NOT NULL,
  position integer NOT NULL,
  title text NOT NULL,
  instructions text NOT NULL DEFAULT '',
  CONSTRAINT paper_sections_paper_id_position_pk PRIMARY KEY (paper_id, "position"),
  CONSTRAINT paper_sections_paper_id_exam_papers_id_fk FOREIGN KEY (paper_id) REFERENCES exam_papers(id) ON DELETE CASCADE
);

CREATE TABLE quizzes (
  id uuid PRIMARY KEY,
  topic_id uuid NOT NULL,
  title text NOT NULL,
  position integer NOT NULL,
  practice boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  search tsvector GENERATED ALWAYS AS (setweight(search_words(title), 'A')) STORED,
  seconds integer,
  instructions text NOT NULL DEFAULT '',
  stage text NOT NULL DEFAULT 'published',
  publish_at timestamptz,
  deleted_at timestamptz,
  revision integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL DEFAULT now(),
  in_bank boolean NOT NULL DEFAULT true,
  owner_id uuid,
  live boolean GENERATED ALWAYS AS ((stage = 'published') AND (deleted_at IS NULL) AND in_bank) STORED NOT NULL,
  school_id uuid,
  CONSTRAINT quizzes_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT quizzes_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE SET NULL,
  CONSTRAINT quizzes_topic_id_topics_id_fk FOREIGN KEY (topic_id) REFERENCES topics(id)
);
CREATE INDEX quizzes_owner ON quizzes (owner_id, changed_at) WHERE (owner_id IS NOT NULL);
CREATE UNIQUE INDEX quizzes_practice ON quizzes (topic_id) WHERE practice;
CREATE INDEX quizzes_school ON quizzes (school_id, changed_at) WHERE (school_id IS NOT NULL);
CREATE INDEX quizzes_search ON quizzes USING gin (search);
CREATE INDEX quizzes_title_letters ON quizzes USING gin (title gin_trgm_ops);
CREATE INDEX quizzes_topic ON quizzes (topic_id);

CREATE TABLE quiz_draws (
  quiz_id uuid NOT NULL,
  position integer NOT NULL,
  topic_id uuid NOT NULL,
  types text[] NOT NULL,
  difficulties text[] NOT NULL,
  count integer NOT NULL,
  marks float8,
  CONSTRAINT quiz_draws_quiz_id_position_pk PRIMARY KEY (quiz_id, "position"),
  CONSTRAINT quiz_draws_quiz_id_quizzes_id_fk FOREIGN KEY (quiz_id) REFERENCES quizzes(id) ON DELETE CASCADE,
  CONSTRAINT quiz_draws_topic_id_topics_id_fk FOREIGN KEY (topic_id) REFERENCES topics(id)
);

CREATE TABLE quiz_items (
  quiz_id uuid NOT NULL,
  item_id uuid NOT NULL,
  position integer NOT NULL,
  marks float8,
  CONSTRAINT quiz_items_quiz_id_item_id_pk PRIMARY KEY (quiz_id, item_id),
  CONSTRAINT quiz_items_item_id_items_id_fk FOREIGN KEY (item_id) REFERENCES items(id) ON DELETE CASCADE,
  CONSTRAINT quiz_items_quiz_id_quizzes_id_fk FOREIGN KEY (quiz_id) REFERENCES quizzes(id) ON DELETE CASCADE
);
CREATE INDEX quiz_items_order ON quiz_items (quiz_id, "position");

-- Cards

CREATE TABLE own_decks (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  topic_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT own_decks_topic UNIQUE (user_id, topic_id),
  CONSTRAINT own_decks_topic_id_topics_id_fk FOREIGN KEY (topic_id) REFERENCES topics(id),
  CONSTRAINT own_decks_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE card_notes (
  id uuid PRIMARY KEY,
  deck_id uuid,
  own_deck_id uuid,
  external_id text,
  content jsonb NOT NULL,
  section text NOT NULL DEFAULT '',
  figures jsonb NOT NULL DEFAULT '[]'::jsonb,
  position integer NOT NULL,
  removed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT card_notes_one_deck CHECK (num_nonnulls(deck_id, own_deck_id) = 1),
  CONSTRAINT card_notes_deck_id_materials_id_fk FOREIGN KEY (deck_id) REFERENCES materials(id) ON DELETE CASCADE,
  CONSTRAINT card_notes_own_deck_id_own_decks_id_fk FOREIGN KEY (own_deck_id) REFERENCES own_decks(id) ON DELETE CASCADE
);
CREATE INDEX card_notes_deck ON card_notes (deck_id, "position");
CREATE UNIQUE INDEX card_notes_external ON card_notes (deck_id, external_id);
CREATE INDEX card_notes_own_deck ON card_notes (own_deck_id, "position");

CREATE TABLE cards (
  id uuid PRIMARY KEY,
  note_id uuid NOT NULL,
  ordinal smallint NOT NULL,
  retired boolean NOT NULL DEFAULT false,
  CONSTRAINT cards_note UNIQUE (note_id, ordinal),
  CONSTRAINT cards_note_id_card_notes_id_fk FOREIGN KEY (note_id) REFERENCES card_notes(id) ON DELETE CASCADE
);

CREATE TABLE card_states (
  user_id uuid NOT NULL,
  card_id uuid NOT NULL,
  sequence integer NOT NULL DEFAULT 0,
  memory jsonb NOT NULL,
  due_at timestamptz NOT NULL,
  suspended_at timestamptz,
  is_leech boolean NOT NULL DEFAULT false,
  buried_until timestamptz,
  CONSTRAINT card_states_user_id_card_id_pk PRIMARY KEY (user_id, card_id),
  CONSTRAINT card_states_card_id_cards_id_fk FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE,
  CONSTRAINT card_states_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX card_states_card ON card_states (card_id);
CREATE INDEX card_states_due ON card_states (user_id, due_at);

CREATE TABLE review_log (
  operation_id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  card_id uuid NOT NULL,
  sequence integer NOT NULL,
  grade text,
  applied boolean NOT NULL,
  before jsonb NOT NULL,
  took_ms integer NOT NULL,
  reviewed_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT review_log_grade CHECK (grade IN ('again', 'hard', 'good', 'easy')),
  CONSTRAINT review_log_card_id_cards_id_fk FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE CASCADE,
  CONSTRAINT review_log_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX review_log_applied ON review_log (user_id, card_id, sequence) WHERE applied;
CREATE INDEX review_log_days ON review_log (user_id, reviewed_at);

-- Study

CREATE TABLE exam_focus_points (
  id uuid PRIMARY KEY,
  material_id uuid NOT NULL,
  position integer NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  weight integer NOT NULL,
  note_id uuid,
  note_heading text,
  quiz_id uuid,
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  subtopics text NOT NULL DEFAULT '',
  CONSTRAINT exam_focus_points_weight CHECK ((weight >= 1) AND (weight <= 5)),
  CONSTRAINT exam_focus_points_material_id_materials_id_fk FOREIGN KEY (material_id) REFERENCES materials(id) ON DELETE CASCADE,
  CONSTRAINT exam_focus_points_note_id_materials_id_fk FOREIGN KEY (note_id) REFERENCES materials(id) ON DELETE SET NULL,
  CONSTRAINT exam_focus_points_quiz_id_quizzes_id_fk FOREIGN KEY (quiz_id) REFERENCES quizzes(id) ON DELETE SET NULL
);
CREATE INDEX exam_focus_points_note ON exam_focus_points (note_id);
CREATE INDEX exam_focus_points_place ON exam_focus_points (material_id, "position");
CREATE INDEX exam_focus_points_quiz ON exam_focus_points (quiz_id);

CREATE TABLE note_annotations (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  material_id uuid NOT NULL,
  quote text NOT NULL,
  before text NOT NULL,
  after text NOT NULL,
  start integer NOT NULL,
  comment text NOT NULL,
  revision integer NOT NULL,
  removed boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT note_annotations_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT note_annotations_material_id_materials_id_fk FOREIGN KEY (material_id) REFERENCES materials(id) ON DELETE CASCADE,
  CONSTRAINT note_annotations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX note_annotations_material ON note_annotations (material_id);
CREATE INDEX note_annotations_place ON note_annotations (user_id, material_id);

CREATE TABLE note_texts (
  material_id uuid PRIMARY KEY,
  body text NOT NULL,
  plain text NOT NULL,
  figures jsonb NOT NULL,
  digest bytea NOT NULL,
  version integer NOT NULL DEFAULT 1,
  search tsvector GENERATED ALWAYS AS (setweight(search_words("left"(plain, 200000)), 'C')) STORED,
  CONSTRAINT note_texts_material_id_materials_id_fk FOREIGN KEY (material_id) REFERENCES materials(id) ON DELETE CASCADE
);
CREATE INDEX note_texts_search ON note_texts USING gin (search);

CREATE TABLE note_versions (
  material_id uuid NOT NULL,
  version integer NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  body text NOT NULL,
  figures jsonb NOT NULL,
  author_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT note_versions_material_id_version_pk PRIMARY KEY (material_id, version),
  CONSTRAINT note_versions_material_id_materials_id_fk FOREIGN KEY (material_id) REFERENCES materials(id) ON DELETE CASCADE
);

CREATE TABLE exam_dates (
  user_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  exam_on date NOT NULL,
  CONSTRAINT exam_dates_user_id_subject_id_pk PRIMARY KEY (user_id, subject_id),
  CONSTRAINT exam_dates_subject_id_subjects_id_fk FOREIGN KEY (subject_id) REFERENCES subjects(id) ON DELETE CASCADE,
  CONSTRAINT exam_dates_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE study_settings (
  user_id uuid PRIMARY KEY,
  desired_retention float8 NOT NULL,
  new_cards_per_day integer NOT NULL,
  minutes_per_day integer NOT NULL,
  days_off jsonb NOT NULL,
  CONSTRAINT study_settings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- Classrooms

CREATE TABLE classrooms (
  id uuid PRIMARY KEY,
  school_id uuid,
  name text NOT NULL,
  subject_id uuid,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  archived_at timestamptz,
  CONSTRAINT classrooms_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT classrooms_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id),
  CONSTRAINT classrooms_subject_id_subjects_id_fk FOREIGN KEY (subject_id) REFERENCES subjects(id)
);
CREATE INDEX classrooms_school ON classrooms (school_id);

CREATE TABLE assignments (
  id uuid PRIMARY KEY,
  classroom_id uuid NOT NULL,
  created_by uuid,
  title text NOT NULL,
  instructions text NOT NULL DEFAULT '',
  published_at timestamptz,
  opens_at timestamptz,
  due_at timestamptz,
  late_until timestamptz,
  late_deduction float8 NOT NULL DEFAULT 0,
  late_interval_seconds integer NOT NULL DEFAULT 86400,
  late_floor float8 NOT NULL DEFAULT 0,
  tries integer DEFAULT 1,
  counted_try text NOT NULL DEFAULT 'best',
  behaviour text NOT NULL DEFAULT 'deferred',
  seconds integer,
  shows_marks text NOT NULL DEFAULT 'handIn',
  shows_feedback text NOT NULL DEFAULT 'handIn',
  marks_released_at timestamptz,
  weight float8 NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  blocks_practice boolean NOT NULL DEFAULT false,
  CONSTRAINT assignments_behaviour CHECK (behaviour IN ('deferred', 'immediate', 'interactive')),
  CONSTRAINT assignments_counted_try CHECK (counted_try IN ('best', 'last')),
  CONSTRAINT assignments_due_after_open CHECK (due_at > opens_at),
  CONSTRAINT assignments_late CHECK (late_deduction BETWEEN 0 AND 1 AND late_floor BETWEEN 0 AND 1 AND late_interval_seconds > 0),
  CONSTRAINT assignments_late_after_due CHECK ((late_until IS NULL) OR (late_until > due_at)),
  CONSTRAINT assignments_shows CHECK ((shows_marks = ANY (ARRAY['handIn', 'due', 'release', 'never'])) AND (shows_feedback = ANY (ARRAY['handIn', 'due', 'release', 'never']))),
  CONSTRAINT assignments_classroom_id_classrooms_id_fk FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE,
  CONSTRAINT assignments_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX assignments_classroom ON assignments (classroom_id, due_at);
CREATE INDEX assignments_due ON assignments (due_at) WHERE ((published_at IS NOT NULL) AND (deleted_at IS NULL));

CREATE TABLE classroom_groups (
  id uuid PRIMARY KEY,
  classroom_id uuid NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT classroom_groups_name UNIQUE (classroom_id, name),
  CONSTRAINT classroom_groups_own UNIQUE (classroom_id, id),
  CONSTRAINT classroom_groups_classroom_id_classrooms_id_fk FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE
);

CREATE TABLE assignment_exceptions (
  id uuid PRIMARY KEY,
  assignment_id uuid NOT NULL,
  user_id uuid,
  group_id uuid,
  opens_at timestamptz,
  due_at timestamptz,
  late_until timestamptz,
  tries integer,
  excused boolean NOT NULL DEFAULT false,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT assignment_exceptions_for_one CHECK (num_nonnulls(user_id, group_id) = 1),
  CONSTRAINT assignment_exceptions_assignment_id_assignments_id_fk FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  CONSTRAINT assignment_exceptions_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT assignment_exceptions_group_id_classroom_groups_id_fk FOREIGN KEY (group_id) REFERENCES classroom_groups(id) ON DELETE CASCADE,
  CONSTRAINT assignment_exceptions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX assignment_exceptions_group ON assignment_exceptions (assignment_id, group_id) WHERE (group_id IS NOT NULL);
CREATE UNIQUE INDEX assignment_exceptions_user ON assignment_exceptions (assignment_id, user_id) WHERE (user_id IS NOT NULL);

CREATE TABLE assignment_groups (
  assignment_id uuid NOT NULL,
  group_id uuid NOT NULL,
  CONSTRAINT assignment_groups_assignment_id_group_id_pk PRIMARY KEY (assignment_id, group_id),
  CONSTRAINT assignment_groups_assignment_id_assignments_id_fk FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  CONSTRAINT assignment_groups_group_id_classroom_groups_id_fk FOREIGN KEY (group_id) REFERENCES classroom_groups(id) ON DELETE CASCADE
);
CREATE INDEX assignment_groups_group ON assignment_groups (group_id);

CREATE TABLE assignment_parts (
  id uuid PRIMARY KEY,
  assignment_id uuid NOT NULL,
  position integer NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  quiz_id uuid,
  paper_id uuid,
  material_id uuid,
  CONSTRAINT assignment_parts_position UNIQUE (assignment_id, "position"),
  CONSTRAINT assignment_parts_is_of CHECK ((kind = ANY (ARRAY['note', 'media', 'deck'])) = (material_id IS NOT NULL)),
  CONSTRAINT assignment_parts_kind CHECK (kind IN ('quiz', 'paper', 'questions', 'note', 'media', 'deck')),
  CONSTRAINT assignment_parts_assignment_id_assignments_id_fk FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  CONSTRAINT assignment_parts_material_id_materials_id_fk FOREIGN KEY (material_id) REFERENCES materials(id) ON DELETE CASCADE,
  CONSTRAINT assignment_parts_paper_id_exam_papers_id_fk FOREIGN KEY (paper_id) REFERENCES exam_papers(id) ON DELETE SET NULL,
  CONSTRAINT assignment_parts_quiz_id_quizzes_id_fk FOREIGN KEY (quiz_id) REFERENCES quizzes(id) ON DELETE SET NULL
);
CREATE INDEX assignment_parts_material ON assignment_parts (material_id);

CREATE TABLE assignment_items (
  part_id uuid NOT NULL,
  position integer NOT NULL,
  version_id uuid NOT NULL,
  marks float8 NOT NULL DEFAULT 1,
  CONSTRAINT assignment_items_part_id_position_pk PRIMARY KEY (part_id, "position"),
  CONSTRAINT assignment_items_part_id_assignment_parts_id_fk FOREIGN KEY (part_id) REFERENCES assignment_parts(id) ON DELETE CASCADE,
  CONSTRAINT assignment_items_version_id_item_versions_id_fk FOREIGN KEY (version_id) REFERENCES item_versions(id)
);
CREATE INDEX assignment_items_version ON assignment_items (version_id);

CREATE TABLE assignment_reminders (
  assignment_id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  reminded_at timestamptz NOT NULL DEFAULT now(),
  mailed_at timestamptz,
  CONSTRAINT assignment_reminders_assignment_id_user_id_kind_pk PRIMARY KEY (assignment_id, user_id, kind),
  CONSTRAINT assignment_reminders_kind CHECK (kind IN ('opened', 'dueSoon')),
  CONSTRAINT assignment_reminders_assignment_id_assignments_id_fk FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  CONSTRAINT assignment_reminders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE submissions (
  assignment_id uuid NOT NULL,
  user_id uuid NOT NULL,
  started_at timestamptz NOT NULL,
  handed_in_at timestamptz,
  marks float8 NOT NULL DEFAULT 0,
  marks_out_of float8 NOT NULL DEFAULT 0,
  unmarked_items integer NOT NULL DEFAULT 0,
  CONSTRAINT submissions_assignment_id_user_id_pk PRIMARY KEY (assignment_id, user_id),
  CONSTRAINT submissions_assignment_id_assignments_id_fk FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  CONSTRAINT submissions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX submissions_user ON submissions (user_id);

CREATE TABLE classroom_codes (
  code text PRIMARY KEY,
  classroom_id uuid NOT NULL,
  kind text NOT NULL,
  expires_at timestamptz,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT classroom_codes_kind CHECK ((kind = ANY (ARRAY['code', 'link'])) AND ((kind = 'link') = (expires_at IS NOT NULL))),
  CONSTRAINT classroom_codes_classroom_id_classrooms_id_fk FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE,
  CONSTRAINT classroom_codes_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX classroom_codes_classroom ON classroom_codes (classroom_id);
CREATE UNIQUE INDEX classroom_codes_one ON classroom_codes (classroom_id) WHERE (kind = 'code');

CREATE TABLE classroom_invitations (
  id uuid PRIMARY KEY,
  classroom_id uuid NOT NULL,
  email text NOT NULL,
  name text NOT NULL DEFAULT '',
  role text NOT NULL DEFAULT 'student',
  group_id uuid,
  token_digest bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  invited_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  accepted_at timestamptz,
  CONSTRAINT classroom_invitations_email UNIQUE (classroom_id, email),
  CONSTRAINT classroom_invitations_role CHECK (role IN ('student', 'teacher')),
  CONSTRAINT classroom_invitations_classroom_id_classrooms_id_fk FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE,
  CONSTRAINT classroom_invitations_group FOREIGN KEY (classroom_id, group_id) REFERENCES classroom_groups(classroom_id, id),
  CONSTRAINT classroom_invitations_invited_by_users_id_fk FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX classroom_invitations_token ON classroom_invitations (token_digest);

CREATE TABLE classroom_members (
  classroom_id uuid NOT NULL,
  user_id uuid NOT NULL,
  group_id uuid,
  joined_at timestamptz NOT NULL DEFAULT now(),
  left_at timestamptz,
  CONSTRAINT classroom_members_classroom_id_user_id_pk PRIMARY KEY (classroom_id, user_id),
  CONSTRAINT classroom_members_classroom_id_classrooms_id_fk FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE,
  CONSTRAINT classroom_members_own_group FOREIGN KEY (classroom_id, group_id) REFERENCES classroom_groups(classroom_id, id),
  CONSTRAINT classroom_members_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX classroom_members_group ON classroom_members (group_id);
CREATE INDEX classroom_members_user ON classroom_members (user_id);

CREATE TABLE classroom_teachers (
  classroom_id uuid NOT NULL,
  user_id uuid NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT classroom_teachers_classroom_id_user_id_pk PRIMARY KEY (classroom_id, user_id),
  CONSTRAINT classroom_teachers_classroom_id_classrooms_id_fk FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE,
  CONSTRAINT classroom_teachers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX classroom_teachers_user ON classroom_teachers (user_id);

CREATE TABLE attempt_presence (
  attempt_id uuid PRIMARY KEY,
  position integer NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE live_messages (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  assignment_id uuid NOT NULL,
  user_id uuid,
  text text NOT NULL,
  sent_by uuid,
  sent_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT live_messages_assignment_id_assignments_id_fk FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  CONSTRAINT live_messages_sent_by_users_id_fk FOREIGN KEY (sent_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT live_messages_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX live_messages_assignment ON live_messages (assignment_id, sent_at);

-- Attempts

CREATE TABLE answer_files (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  name text NOT NULL,
  mime text NOT NULL,
  bytes integer NOT NULL,
  digest text,
  created_at timestamptz NOT NULL DEFAULT now(),
  storage_key text,
  CONSTRAINT answer_files_stored CHECK ((digest IS NULL) OR (storage_key IS NOT NULL)),
  CONSTRAINT answer_files_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX answer_files_created ON answer_files (created_at);
CREATE INDEX answer_files_storage_key ON answer_files (storage_key);
CREATE INDEX answer_files_user ON answer_files (user_id);

CREATE TABLE files_to_delete (
  store text NOT NULL,
  key text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT files_to_delete_store_key_pk PRIMARY KEY (store, key),
  CONSTRAINT files_to_delete_store CHECK (store IN ('answers', 'figures', 'media', 'banks'))
);

CREATE TABLE accommodations (
  user_id uuid PRIMARY KEY,
  time_factor float8 NOT NULL DEFAULT 1,
  pause_seconds integer NOT NULL DEFAULT 0,
  due_days integer NOT NULL DEFAULT 0,
  penalty_window_factor float8 NOT NULL DEFAULT 1,
  granted_by uuid,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT accommodations_due_days CHECK ((due_days >= 0) AND (due_days <= 365)),
  CONSTRAINT accommodations_pause_seconds CHECK ((pause_seconds >= 0) AND (pause_seconds <= 86400)),
  CONSTRAINT accommodations_penalty_window_factor CHECK (penalty_window_factor BETWEEN 1 AND 10),
  CONSTRAINT accommodations_time_factor CHECK (time_factor BETWEEN 1 AND 10),
  CONSTRAINT accommodations_granted_by_users_id_fk FOREIGN KEY (granted_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT accommodations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE attempts (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  quiz_id uuid,
  started_at timestamptz NOT NULL DEFAULT now(),
  handed_in_at timestamptz,
  marks float8,
  marks_out_of float8,
  exam_id uuid,
  paper_id uuid,
  behaviour text NOT NULL DEFAULT 'deferred',
  seconds integer,
  time_factor float8 NOT NULL DEFAULT 1,
  pause_seconds integer NOT NULL DEFAULT 0,
  paused_seconds float8 NOT NULL DEFAULT 0,
  paused_at timestamptz,
  deadline_at timestamptz,
  holder uuid,
  holder_name text,
  handed_in_by text,
  assignment_part_id uuid,
  closes_at timestamptz,
  extra_seconds integer NOT NULL DEFAULT 0,
  CONSTRAINT attempts_belong_to_one CHECK (num_nonnulls(quiz_id, exam_id, paper_id, assignment_part_id) = 1),
  CONSTRAINT attempts_clock CHECK ((seconds IS NULL) = (deadline_at IS NULL)),
  CONSTRAINT attempts_closed_by CHECK (((handed_in_at IS NULL) = (handed_in_by IS NULL)) AND (handed_in_by = ANY (ARRAY['student', 'deadline', 'teacher']))),
  CONSTRAINT attempts_assignment_part_id_assignment_parts_id_fk FOREIGN KEY (assignment_part_id) REFERENCES assignment_parts(id),
  CONSTRAINT attempts_quiz_id_quizzes_id_fk FOREIGN KEY (quiz_id) REFERENCES quizzes(id),
  CONSTRAINT attempts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX attempts_assignment ON attempts (assignment_part_id, user_id);
CREATE INDEX attempts_due ON attempts (LEAST(deadline_at, closes_at)) WHERE (handed_in_at IS NULL);
CREATE INDEX attempts_exam ON attempts (exam_id);
CREATE INDEX attempts_marking ON attempts (assignment_part_id, md5((id)::text)) WHERE (assignment_part_id IS NOT NULL);
CREATE UNIQUE INDEX attempts_open ON attempts (user_id, quiz_id) WHERE (handed_in_at IS NULL);
CREATE UNIQUE INDEX attempts_open_assignment ON attempts (user_id, assignment_part_id) WHERE (handed_in_at IS NULL);
CREATE UNIQUE INDEX attempts_open_exam ON attempts (user_id, exam_id) WHERE (handed_in_at IS NULL);
CREATE UNIQUE INDEX attempts_open_paper ON attempts (user_id, paper_id) WHERE (handed_in_at IS NULL);
CREATE INDEX attempts_paper ON attempts (paper_id);
CREATE INDEX attempts_quiz ON attempts (quiz_id);
CREATE INDEX attempts_user ON attempts (user_id, started_at);
CREATE INDEX attempts_user_quiz ON attempts (user_id, quiz_id, started_at);

CREATE TABLE attempt_items (
  attempt_id uuid NOT NULL,
  position integer NOT NULL,
  version_id uuid NOT NULL,
  outcome text,
  credit float8,
  remark text,
  marks float8 NOT NULL DEFAULT 1,
  CONSTRAINT attempt_items_attempt_id_position_pk PRIMARY KEY (attempt_id, "position"),
  CONSTRAINT attempt_items_attempt_id_attempts_id_fk FOREIGN KEY (attempt_id) REFERENCES attempts(id) ON DELETE CASCADE,
  CONSTRAINT attempt_items_version_id_item_versions_id_fk FOREIGN KEY (version_id) REFERENCES item_versions(id)
);
CREATE INDEX attempt_items_version ON attempt_items (version_id);

CREATE TABLE answer_log (
  operation_id uuid PRIMARY KEY,
  attempt_id uuid NOT NULL,
  position integer NOT NULL,
  sequence integer NOT NULL,
  response jsonb NOT NULL,
  received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  device uuid,
  CONSTRAINT answer_log_sequence UNIQUE (attempt_id, "position", sequence),
  CONSTRAINT answer_log_attempt_id_position_attempt_items_attempt_id_positio FOREIGN KEY (attempt_id, "position") REFERENCES attempt_items(attempt_id, "position") ON DELETE CASCADE
);

CREATE TABLE quiz_counts (
  quiz_id uuid PRIMARY KEY,
  items integer NOT NULL DEFAULT 0,
  CONSTRAINT quiz_counts_quiz_id_quizzes_id_fk FOREIGN KEY (quiz_id) REFERENCES quizzes(id) ON DELETE CASCADE
);

CREATE TABLE topic_counts (
  topic_id uuid PRIMARY KEY,
  items integer NOT NULL DEFAULT 0,
  quizzes integer NOT NULL DEFAULT 0,
  CONSTRAINT topic_counts_topic_id_topics_id_fk FOREIGN KEY (topic_id) REFERENCES topics(id) ON DELETE CASCADE
);

CREATE TABLE item_reports (
  id uuid PRIMARY KEY,
  version_id uuid NOT NULL,
  user_id uuid NOT NULL,
  reason text NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  resolved_at timestamptz,
  resolved_by uuid,
  answer text,
  CONSTRAINT item_reports_resolved_by_users_id_fk FOREIGN KEY (resolved_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT item_reports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT item_reports_version_id_item_versions_id_fk FOREIGN KEY (version_id) REFERENCES item_versions(id) ON DELETE CASCADE
);
CREATE INDEX item_reports_open ON item_reports (version_id) WHERE (resolved_at IS NULL);
CREATE INDEX item_reports_user ON item_reports (user_id, created_at);
CREATE INDEX item_reports_version ON item_reports (version_id);

CREATE TABLE practice_options (
  attempt_id uuid PRIMARY KEY,
  asks_confidence boolean NOT NULL,
  CONSTRAINT practice_options_attempt_id_attempts_id_fk FOREIGN KEY (attempt_id) REFERENCES attempts(id) ON DELETE CASCADE
);

CREATE TABLE item_steps (
  attempt_id uuid NOT NULL,
  position integer NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  locked_at timestamptz,
  hints integer NOT NULL DEFAULT 0,
  confidence text,
  awards jsonb,
  self_marked_at timestamptz,
  checked_sequence integer,
  CONSTRAINT item_steps_attempt_id_position_pk PRIMARY KEY (attempt_id, "position"),
  CONSTRAINT item_steps_attempt_id_position_attempt_items_attempt_id_positio FOREIGN KEY (attempt_id, "position") REFERENCES attempt_items(attempt_id, "position") ON DELETE CASCADE
);

CREATE TABLE notices (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  facts jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  CONSTRAINT notices_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX notices_user ON notices (user_id, created_at);

CREATE TABLE regrades (
  id uuid PRIMARY KEY,
  from_version_id uuid NOT NULL,
  to_version_id uuid NOT NULL,
  reason text NOT NULL,
  applied_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT regrades_applied_by_users_id_fk FOREIGN KEY (applied_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT regrades_from_version_id_item_versions_id_fk FOREIGN KEY (from_version_id) REFERENCES item_versions(id) ON DELETE CASCADE,
  CONSTRAINT regrades_to_version_id_item_versions_id_fk FOREIGN KEY (to_version_id) REFERENCES item_versions(id) ON DELETE CASCADE
);

CREATE TABLE regrade_changes (
  regrade_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  position integer NOT NULL,
  outcome_before text NOT NULL,
  credit_before float8 NOT NULL,
  remark_before text,
  outcome_after text NOT NULL,
  credit_after float8 NOT NULL,
  remark_after text,
  CONSTRAINT regrade_changes_regrade_id_attempt_id_position_pk PRIMARY KEY (regrade_id, attempt_id, "position"),
  CONSTRAINT regrade_changes_attempt_id_position_attempt_items_attempt_id_po FOREIGN KEY (attempt_id, "position") REFERENCES attempt_items(attempt_id, "position") ON DELETE CASCADE,
  CONSTRAINT regrade_changes_regrade_id_regrades_id_fk FOREIGN KEY (regrade_id) REFERENCES regrades(id) ON DELETE CASCADE
);

CREATE TABLE band_results (
  user_id uuid NOT NULL,
  topic_id uuid NOT NULL,
  dimension text NOT NULL,
  band text NOT NULL,
  answers integer NOT NULL,
  credit float8 NOT NULL,
  seconds float8 NOT NULL,
  CONSTRAINT band_results_user_id_topic_id_dimension_band_pk PRIMARY KEY (user_id, topic_id, dimension, band),
  CONSTRAINT band_results_dimension CHECK (dimension IN ('type', 'difficulty', 'gap', 'confidence')),
  CONSTRAINT band_results_topic_id_topics_id_fk FOREIGN KEY (topic_id) REFERENCES topics(id),
  CONSTRAINT band_results_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE counted_answers (
  attempt_id uuid NOT NULL,
  position integer NOT NULL,
  user_id uuid NOT NULL,
  item_id uuid NOT NULL,
  version_id uuid NOT NULL,
  topic_id uuid NOT NULL,
  type text NOT NULL,
  day date NOT NULL,
  credit float8 NOT NULL,
  rest float8,
  seconds float8 NOT NULL,
  difficulty text NOT NULL,
  gap text NOT NULL,
  confidence smallint,
  first boolean NOT NULL,
  choices text[],
  CONSTRAINT counted_answers_attempt_id_position_pk PRIMARY KEY (attempt_id, "position"),
  CONSTRAINT counted_answers_attempt_id_attempts_id_fk FOREIGN KEY (attempt_id) REFERENCES attempts(id) ON DELETE CASCADE,
  CONSTRAINT counted_answers_item_id_items_id_fk FOREIGN KEY (item_id) REFERENCES items(id) ON DELETE CASCADE,
  CONSTRAINT counted_answers_topic_id_topics_id_fk FOREIGN KEY (topic_id) REFERENCES topics(id),
  CONSTRAINT counted_answers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT counted_answers_version_id_item_versions_id_fk FOREIGN KEY (version_id) REFERENCES item_versions(id) ON DELETE CASCADE
);
CREATE INDEX counted_answers_student ON counted_answers (user_id, item_id, day);
CREATE INDEX counted_answers_topic ON counted_answers (user_id, topic_id);
CREATE INDEX counted_answers_version ON counted_answers (version_id) WHERE first;

CREATE TABLE item_difficulties (
  item_id uuid PRIMARY KEY,
  answers integer NOT NULL,
  facility float8 NOT NULL,
  difficulty text NOT NULL,
  measured_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT item_difficulties_item_id_items_id_fk FOREIGN KEY (item_id) REFERENCES items(id) ON DELETE CASCADE
);

CREATE TABLE weekly_results (
  user_id uuid NOT NULL,
  topic_id uuid NOT NULL,
  week date NOT NULL,
  last_day date NOT NULL,
  answers integer NOT NULL,
  credit float8 NOT NULL,
  seconds float8 NOT NULL,
  CONSTRAINT weekly_results_user_id_topic_id_week_pk PRIMARY KEY (user_id, topic_id, week),
  CONSTRAINT weekly_results_topic_id_topics_id_fk FOREIGN KEY (topic_id) REFERENCES topics(id),
  CONSTRAINT weekly_results_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE mark_comments (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  owner_id uuid NOT NULL,
  item_id uuid NOT NULL,
  point text,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT mark_comments_item_id_items_id_fk FOREIGN KEY (item_id) REFERENCES items(id) ON DELETE CASCADE,
  CONSTRAINT mark_comments_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX mark_comments_owner ON mark_comments (owner_id, item_id);

CREATE TABLE mark_complaints (
  attempt_id uuid NOT NULL,
  position integer NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  answer text,
  answered_by uuid,
  answered_at timestamptz,
  CONSTRAINT mark_complaints_attempt_id_position_pk PRIMARY KEY (attempt_id, "position"),
  CONSTRAINT mark_complaints_answered_by_users_id_fk FOREIGN KEY (answered_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT mark_complaints_attempt_id_position_attempt_items_attempt_id_po FOREIGN KEY (attempt_id, "position") REFERENCES attempt_items(attempt_id, "position") ON DELETE CASCADE
);

CREATE TABLE teacher_marks (
  attempt_id uuid NOT NULL,
  position integer NOT NULL,
  round smallint NOT NULL,
  marker_id uuid,
  awards jsonb NOT NULL,
  marks float8 NOT NULL,
  comment text NOT NULL DEFAULT '',
  operation_id uuid NOT NULL,
  sequence integer NOT NULL,
  marked_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT teacher_marks_attempt_id_position_round_pk PRIMARY KEY (attempt_id, "position", round),
  CONSTRAINT teacher_marks_round CHECK ((round >= 1) AND (round <= 3)),
  CONSTRAINT teacher_marks_attempt_id_position_attempt_items_attempt_id_posi FOREIGN KEY (attempt_id, "position") REFERENCES attempt_items(attempt_id, "position") ON DELETE CASCADE,
  CONSTRAINT teacher_marks_marker_id_users_id_fk FOREIGN KEY (marker_id) REFERENCES users(id) ON DELETE SET NULL
);

-- Billing

CREATE TABLE plans (
  id text PRIMARY KEY,
  permission jsonb NOT NULL,
  on_sale boolean NOT NULL DEFAULT true,
  CONSTRAINT plans_id CHECK (id IN ('standard', 'pro'))
);

CREATE TABLE entitlements (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  plan_id text,
  subject_id uuid,
  granted_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz,
  grant_id uuid NOT NULL DEFAULT gen_random_uuid(),
  kind text NOT NULL DEFAULT 'grant',
  payment_id uuid,
  actor_id uuid,
  reason text,
  CONSTRAINT entitlements_kind CHECK (kind IN ('purchase', 'renewal', 'grant', 'seat', 'refund', 'end')),
  CONSTRAINT entitlements_names_something CHECK ((plan_id IS NOT NULL) OR (subject_id IS NOT NULL)),
  CONSTRAINT entitlements_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT entitlements_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans(id),
  CONSTRAINT entitlements_subject_id_subjects_id_fk FOREIGN KEY (subject_id) REFERENCES subjects(id),
  CONSTRAINT entitlements_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX entitlements_grant ON entitlements (grant_id);
CREATE INDEX entitlements_user ON entitlements (user_id);

CREATE TABLE coupons (
  id uuid PRIMARY KEY,
  code text NOT NULL,
  percent integer,
  amount integer,
  currency text,
  starts_at timestamptz,
  ends_at timestamptz,
  uses_max integer,
  uses_per_person integer,
  plan_id text,
  subject_id uuid,
  reach text NOT NULL DEFAULT 'first',
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CONSTRAINT coupons_amount CHECK ((amount > 0) AND (currency ~ '^[A-Z]{3}$')),
  CONSTRAINT coupons_code_upper CHECK ((code = upper(code)) AND (code <> '')),
  CONSTRAINT coupons_one_discount CHECK (num_nonnulls(percent, amount) = 1),
  CONSTRAINT coupons_percent CHECK ((percent >= 1) AND (percent <= 100)),
  CONSTRAINT coupons_period CHECK (starts_at < ends_at),
  CONSTRAINT coupons_reach CHECK (reach IN ('first', 'all')),
  CONSTRAINT coupons_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans(id),
  CONSTRAINT coupons_subject_id_subjects_id_fk FOREIGN KEY (subject_id) REFERENCES subjects(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX coupons_code ON coupons (code) WHERE (deleted_at IS NULL);
CREATE INDEX coupons_subject ON coupons (subject_id);

CREATE TABLE orders (
  id uuid PRIMARY KEY,
  user_id uuid,
  school_id uuid,
  buyer_name text NOT NULL,
  buyer_email text NOT NULL,
  operation_id uuid NOT NULL,
  status text NOT NULL DEFAULT 'open',
  plan_id text NOT NULL,
  period text NOT NULL,
  country text NOT NULL,
  quote jsonb NOT NULL,
  coupon_id uuid,
  gateway text NOT NULL,
  checkout_ref text,
  checkout_url text,
  subscription_ref text,
  renewal text NOT NULL DEFAULT 'none',
  period_ends_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT orders_period CHECK (period IN ('month', 'year')),
  CONSTRAINT orders_renewal CHECK (renewal IN ('none', 'active', 'pastDue', 'canceled', 'ended')),
  CONSTRAINT orders_status CHECK (status IN ('open', 'pending', 'invoiced', 'paid', 'failed', 'left', 'review')),
  CONSTRAINT orders_coupon_id_coupons_id_fk FOREIGN KEY (coupon_id) REFERENCES coupons(id),
  CONSTRAINT orders_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans(id),
  CONSTRAINT orders_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id),
  CONSTRAINT orders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX orders_checkout ON orders (gateway, checkout_ref);
CREATE INDEX orders_coupon ON orders (coupon_id);
CREATE INDEX orders_created ON orders (created_at, id);
CREATE UNIQUE INDEX orders_operation ON orders (user_id, operation_id);
CREATE INDEX orders_school ON orders (school_id, created_at);
CREATE UNIQUE INDEX orders_subscription ON orders (gateway, subscription_ref);
CREATE INDEX orders_user ON orders (user_id, created_at);

CREATE TABLE payment_events (
  gateway text NOT NULL,
  event_ref text NOT NULL,
  type text NOT NULL,
  order_id uuid,
  outcome text NOT NULL,
  detail text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_events_outcome CHECK (outcome IN ('applied', 'ignored', 'refused'))
);
CREATE UNIQUE INDEX payment_events_once ON payment_events (gateway, event_ref);
CREATE INDEX payment_events_order ON payment_events (order_id);

CREATE TABLE payments (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL,
  kind text NOT NULL,
  gateway text NOT NULL,
  invoice_ref text NOT NULL,
  charge_ref text,
  currency text NOT NULL,
  net integer NOT NULL,
  tax integer NOT NULL,
  amount integer NOT NULL,
  receipt_number integer NOT NULL,
  period_ends_at timestamptz NOT NULL,
  paid_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payments_kind CHECK (kind IN ('purchase', 'renewal')),
  CONSTRAINT payments_sum CHECK ((amount = (net + tax)) AND (net >= 0) AND (tax >= 0)),
  CONSTRAINT payments_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX payments_charge ON payments (gateway, charge_ref);
CREATE UNIQUE INDEX payments_invoice ON payments (gateway, invoice_ref);
CREATE INDEX payments_order ON payments (order_id);
CREATE INDEX payments_paid ON payments (paid_at, id);
CREATE UNIQUE INDEX payments_purchase ON payments (order_id) WHERE (kind = 'purchase');
CREATE UNIQUE INDEX payments_receipt ON payments (receipt_number);

CREATE TABLE receipt_counter (
  id integer DEFAULT 1 PRIMARY KEY,
  last integer NOT NULL DEFAULT 0,
  CONSTRAINT receipt_counter_one CHECK (id = 1)
);

CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL,
  amount integer NOT NULL,
  ends_access boolean NOT NULL,
  reason text NOT NULL,
  actor_id uuid,
  refund_ref text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT refunds_amount CHECK (amount > 0),
  CONSTRAINT refunds_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT refunds_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX refunds_actor ON refunds (actor_id);
CREATE INDEX refunds_payment ON refunds (payment_id);
CREATE UNIQUE INDEX refunds_ref ON refunds (refund_ref);

CREATE TABLE test_checkouts (
  id text PRIMARY KEY,
  order_id uuid NOT NULL,
  amount integer NOT NULL,
  renewal_amount integer NOT NULL,
  currency text NOT NULL,
  description text NOT NULL,
  language text NOT NULL,
  return_path text NOT NULL,
  status text NOT NULL DEFAULT 'open',
  invoices integer NOT NULL DEFAULT 0,
  renews boolean NOT NULL DEFAULT true,
  period_ends_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT test_checkouts_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);

-- Learning platforms (LTI)

CREATE TABLE platforms (
  id uuid PRIMARY KEY,
  school_id uuid,
  name text NOT NULL,
  issuer text NOT NULL,
  client_id text NOT NULL,
  deployments text NOT NULL DEFAULT '',
  authorization_url text NOT NULL,
  token_url text NOT NULL,
  keys_url text NOT NULL,
  audience text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CONSTRAINT platforms_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX platforms_by_name ON platforms (lower(name), id);
CREATE UNIQUE INDEX platforms_client ON platforms (issuer, client_id) WHERE (deleted_at IS NULL);
CREATE INDEX platforms_school ON platforms (school_id);

CREATE TABLE platform_courses (
  id uuid PRIMARY KEY,
  platform_id uuid NOT NULL,
  context_id text NOT NULL,
  title text NOT NULL,
  members_url text NOT NULL,
  CONSTRAINT platform_courses_platform_id_platforms_id_fk FOREIGN KEY (platform_id) REFERENCES platforms(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX platform_courses_context ON platform_courses (platform_id, context_id);

CREATE TABLE platform_course_teachers (
  course_id uuid NOT NULL,
  user_id uuid NOT NULL,
  CONSTRAINT platform_course_teachers_course_id_user_id_pk PRIMARY KEY (course_id, user_id),
  CONSTRAINT platform_course_teachers_course_id_platform_courses_id_fk FOREIGN KEY (course_id) REFERENCES platform_courses(id) ON DELETE CASCADE,
  CONSTRAINT platform_course_teachers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX platform_course_teachers_user ON platform_course_teachers (user_id);

CREATE TABLE platform_grades (
  id uuid PRIMARY KEY,
  platform_id uuid NOT NULL,
  user_id uuid NOT NULL,
  subject text NOT NULL,
  line_item text,
  quiz_id uuid,
  paper_id uuid,
  assignment_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent jsonb,
  sent_at timestamptz,
  columns_address text,
  resource_link text,
  CONSTRAINT platform_grades_link_whole CHECK ((resource_link IS NULL) = (columns_address IS NULL)),
  CONSTRAINT platform_grades_of_one CHECK (num_nonnulls(quiz_id, paper_id, assignment_id) = 1),
  CONSTRAINT platform_grades_somewhere CHECK ((line_item IS NOT NULL) OR (resource_link IS NOT NULL)),
  CONSTRAINT platform_grades_assignment_id_assignments_id_fk FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  CONSTRAINT platform_grades_paper_id_exam_papers_id_fk FOREIGN KEY (paper_id) REFERENCES exam_papers(id) ON DELETE CASCADE,
  CONSTRAINT platform_grades_platform_id_platforms_id_fk FOREIGN KEY (platform_id) REFERENCES platforms(id) ON DELETE CASCADE,
  CONSTRAINT platform_grades_quiz_id_quizzes_id_fk FOREIGN KEY (quiz_id) REFERENCES quizzes(id) ON DELETE CASCADE,
  CONSTRAINT platform_grades_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX platform_grades_assignment ON platform_grades (assignment_id);
CREATE UNIQUE INDEX platform_grades_link ON platform_grades (platform_id, columns_address, resource_link, user_id) WHERE (resource_link IS NOT NULL);
CREATE UNIQUE INDEX platform_grades_place ON platform_grades (platform_id, user_id, line_item);
CREATE INDEX platform_grades_user ON platform_grades (user_id);

CREATE TABLE platform_launches (
  code_digest bytea PRIMARY KEY,
  platform_id uuid NOT NULL,
  subject text NOT NULL,
  message jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT platform_launches_platform_id_platforms_id_fk FOREIGN KEY (platform_id) REFERENCES platforms(id) ON DELETE CASCADE
);
CREATE INDEX platform_launches_expire ON platform_launches (expires_at);
CREATE INDEX platform_launches_platform ON platform_launches (platform_id);

CREATE TABLE platform_logins (
  state_digest bytea PRIMARY KEY,
  browser_digest bytea NOT NULL,
  nonce text NOT NULL,
  platform_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT platform_logins_platform_id_platforms_id_fk FOREIGN KEY (platform_id) REFERENCES platforms(id) ON DELETE CASCADE
);
CREATE INDEX platform_logins_expire ON platform_logins (expires_at);
CREATE INDEX platform_logins_platform ON platform_logins (platform_id);

CREATE TABLE platform_registrations (
  link_digest bytea PRIMARY KEY,
  user_id uuid NOT NULL,
  school_id uuid,
  expires_at timestamptz NOT NULL,
  CONSTRAINT platform_registrations_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CONSTRAINT platform_registrations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX platform_registrations_school ON platform_registrations (school_id);
CREATE INDEX platform_registrations_user ON platform_registrations (user_id);

CREATE TABLE platform_roster (
  classroom_id uuid NOT NULL,
  course_id uuid NOT NULL,
  subject text NOT NULL,
  name text NOT NULL,
  CONSTRAINT platform_roster_classroom_id_course_id_subject_pk PRIMARY KEY (classroom_id, course_id, subject),
  CONSTRAINT platform_roster_classroom_id_classrooms_id_fk FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE,
  CONSTRAINT platform_roster_course_id_platform_courses_id_fk FOREIGN KEY (course_id) REFERENCES platform_courses(id) ON DELETE CASCADE
);
CREATE INDEX platform_roster_subject ON platform_roster (course_id, subject);

CREATE TABLE platform_people (
  platform_id uuid NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT platform_people_platform_id_subject_pk PRIMARY KEY (platform_id, subject),
  CONSTRAINT platform_people_platform_id_platforms_id_fk FOREIGN KEY (platform_id) REFERENCES platforms(id) ON DELETE CASCADE,
  CONSTRAINT platform_people_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX platform_people_user ON platform_people (user_id);

-- Imports

CREATE TABLE imports (
  id uuid PRIMARY KEY,
  user_id uuid,
  in_bank boolean NOT NULL,
  state text NOT NULL,
  files jsonb NOT NULL,
  options jsonb NOT NULL,
  done_bytes bigint NOT NULL DEFAULT 0,
  all_bytes bigint NOT NULL,
  stop_asked boolean NOT NULL DEFAULT false,
  report jsonb,
  made jsonb,
  problem jsonb,
  finished_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT imports_state CHECK (state IN ('checking', 'checked', 'running', 'done', 'undoing', 'undone', 'stopped', 'failed')),
  CONSTRAINT imports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX imports_created ON imports (created_at, id);
CREATE INDEX imports_user ON imports (user_id, created_at);

CREATE TABLE import_arrivals (
  import_id uuid NOT NULL,
  item_ids uuid[] NOT NULL,
  CONSTRAINT import_arrivals_import_id_imports_id_fk FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
);
CREATE INDEX import_arrivals_import ON import_arrivals (import_id);

CREATE TABLE import_notes (
  import_id uuid NOT NULL,
  note_id uuid NOT NULL,
  before jsonb,
  written_at timestamptz NOT NULL,
  CONSTRAINT import_notes_import_id_note_id_pk PRIMARY KEY (import_id, note_id),
  CONSTRAINT import_notes_import_id_imports_id_fk FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  CONSTRAINT import_notes_note_id_card_notes_id_fk FOREIGN KEY (note_id) REFERENCES card_notes(id) ON DELETE CASCADE
);
CREATE INDEX import_notes_note ON import_notes (note_id);

CREATE TABLE import_items (
  import_id uuid NOT NULL,
  item_id uuid NOT NULL,
  before integer,
  revision integer NOT NULL,
  CONSTRAINT import_items_import_id_item_id_pk PRIMARY KEY (import_id, item_id),
  CONSTRAINT import_items_import_id_imports_id_fk FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  CONSTRAINT import_items_item_id_items_id_fk FOREIGN KEY (item_id) REFERENCES items(id) ON DELETE CASCADE
);
CREATE INDEX import_items_item ON import_items (item_id);

-- Site

CREATE TABLE page_views (
  day date NOT NULL,
  route text NOT NULL,
  views integer NOT NULL,
  CONSTRAINT page_views_day_route_pk PRIMARY KEY (day, route),
  CONSTRAINT page_views_counted CHECK (views > 0)
);

CREATE TABLE blog_categories (
  id uuid PRIMARY KEY,
  slug text NOT NULL,
  title text NOT NULL,
  position integer NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
CREATE UNIQUE INDEX blog_categories_slug ON blog_categories (slug) WHERE (deleted_at IS NULL);

CREATE TABLE blog_posts (
  id uuid PRIMARY KEY,
  slug text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  body text NOT NULL,
  author text NOT NULL,
  category_id uuid NOT NULL,
  published_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  picture text,
  picture_alt text NOT NULL DEFAULT '',
  figures jsonb NOT NULL DEFAULT '[]'::jsonb,
  deleted_at timestamptz,
  revision integer NOT NULL DEFAULT 1,
  search tsvector GENERATED ALWAYS AS ((setweight(search_words(title), 'A') || setweight(search_words(summary), 'B')) || setweight(search_words("left"(body, 200000)), 'C')) STORED,
  CONSTRAINT blog_posts_deleted_unpublished CHECK ((deleted_at IS NULL) OR (published_at IS NULL)),
  CONSTRAINT blog_posts_category_id_blog_categories_id_fk FOREIGN KEY (category_id) REFERENCES blog_categories(id)
);
CREATE INDEX blog_posts_category ON blog_posts (category_id, published_at);
CREATE INDEX blog_posts_published ON blog_posts (published_at);
CREATE INDEX blog_posts_search ON blog_posts USING gin (search);
CREATE UNIQUE INDEX blog_posts_slug ON blog_posts (slug);

CREATE TABLE contact_messages (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  answered_at timestamptz
);
CREATE INDEX contact_messages_created ON contact_messages (created_at);

CREATE TABLE faq_entries (
  id uuid PRIMARY KEY,
  heading text NOT NULL,
  question text NOT NULL,
  answer text NOT NULL,
  position integer NOT NULL,
  published boolean NOT NULL DEFAULT true,
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);

CREATE TABLE policies (
  name text NOT NULL,
  version integer NOT NULL,
  body text NOT NULL,
  effective_at timestamptz NOT NULL,
  CONSTRAINT policies_name_version_pk PRIMARY KEY (name, version),
  CONSTRAINT policies_name CHECK (name IN ('privacy', 'terms', 'childProtection'))
);

CREATE TABLE prices (
  id uuid PRIMARY KEY,
  plan_id text NOT NULL,
  subject_id uuid,
  period text NOT NULL,
  amount integer NOT NULL,
  currency text NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CONSTRAINT prices_amount CHECK (amount >= 0),
  CONSTRAINT prices_currency CHECK (currency ~ '^[A-Z]{3}$'),
  CONSTRAINT prices_period CHECK (period IN ('month', 'year')),
  CONSTRAINT prices_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans(id),
  CONSTRAINT prices_subject_id_subjects_id_fk FOREIGN KEY (subject_id) REFERENCES subjects(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX prices_of_plan ON prices (plan_id, period) WHERE ((subject_id IS NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX prices_of_subject ON prices (plan_id, subject_id, period) WHERE ((subject_id IS NOT NULL) AND (deleted_at IS NULL));

CREATE TABLE testimonials (
  id uuid PRIMARY KEY,
  quote text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  position integer NOT NULL,
  published boolean NOT NULL DEFAULT true,
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);

-- References to tables of later subjects

ALTER TABLE user_subjects ADD CONSTRAINT user_subjects_subject_id_subjects_id_fk FOREIGN KEY (subject_id) REFERENCES subjects(id) ON DELETE CASCADE;
ALTER TABLE attempt_presence ADD CONSTRAINT attempt_presence_attempt_id_attempts_id_fk FOREIGN KEY (attempt_id) REFERENCES attempts(id) ON DELETE CASCADE;

-- Views

-- What the ledger opens, and until when: as long as the longest that opens, and no longer than the first that closes.
-- The order of its rows says nothing, since messages of a payment provider come in any.
CREATE VIEW entitlements_in_force AS
SELECT grant_id, user_id, plan_id, subject_id, granted_at, nullif(ends_at, 'infinity') AS ends_at FROM (
  SELECT grant_id, user_id, plan_id, subject_id,
    min(granted_at) FILTER (WHERE kind NOT IN ('refund', 'end')) AS granted_at,
    least(
      max(coalesce(ends_at, 'infinity')) FILTER (WHERE kind NOT IN ('refund', 'end')),
      min(coalesce(ends_at, 'infinity')) FILTER (WHERE kind IN ('refund', 'end'))
    ) AS ends_at
  FROM entitlements GROUP BY grant_id, user_id, plan_id, subject_id
) folded
WHERE granted_at IS NOT NULL AND ends_at > now();

-- What is in use: whatever leads students to something begins here, and never at the tables, which hold the recycle bin
-- too. What was studied before (attempts, results, reviews) goes on reading the tables.
CREATE VIEW live_subjects AS SELECT
  id, slug, title, summary, "position", created_at, revision, updated_at, deleted_at
FROM subjects WHERE deleted_at IS NULL;

CREATE VIEW live_topics AS SELECT
  id, subject_id, slug, title, summary, "position", free, created_at, search, revision, updated_at, deleted_at
FROM topics
  WHERE deleted_at IS NULL AND subject_id NOT IN (SELECT id FROM subjects WHERE deleted_at IS NOT NULL);

-- Parts of assignments that reserve their questions for a student at this moment. It is the domain's `reservationBy`
-- (src/domain/questions/answer-keys), for statements that decide before anything leaves the database;
-- tests/server/questions/answer-keys compares the two. The four steps towards `ends_at` are the domain's `windowOf`.
CREATE VIEW reserving_parts AS
SELECT m.user_id, p.id AS part_id, s.blocks_practice,
  CASE WHEN s.shows_feedback <> 'release' THEN e.ends_at END AS ends_at
FROM classroom_members m
JOIN classrooms c ON c.id = m.classroom_id
JOIN assignments s ON s.classroom_id = m.classroom_id
JOIN assignment_parts p ON p.assignment_id = s.id AND p.kind IN ('quiz', 'paper', 'questions')
LEFT JOIN assignment_exceptions eg ON eg.assignment_id = s.id AND eg.group_id = m.group_id
LEFT JOIN assignment_exceptions eo ON eo.assignment_id = s.id AND eo.user_id = m.user_id
LEFT JOIN accommodations ac ON ac.user_id = m.user_id
CROSS JOIN LATERAL (SELECT coalesce(eg.due_at, s.due_at) AS due_at,
  coalesce(eg.late_until, s.late_until + coalesce(eg.due_at - s.due_at, interval '0')) AS late_until) g
CROSS JOIN LATERAL (SELECT g.due_at + make_interval(hours => 24 * coalesce(ac.due_days, 0)) AS due_at,
  CASE WHEN ac.user_id IS NULL OR g.due_at IS NULL THEN g.late_until
    ELSE g.due_at + make_interval(hours => 24 * ac.due_days) + (g.late_until - g.due_at) * ac.penalty_window_factor
  END AS late_until) a
CROSS JOIN LATERAL (SELECT coalesce(eo.due_at, a.due_at) AS due_at,
  coalesce(eo.late_until, a.late_until + coalesce(eo.due_at - a.due_at, interval '0')) AS late_until) o
CROSS JOIN LATERAL (SELECT coalesce(o.late_until, o.due_at, m.left_at + interval '720 hours') AS ends_at) e
-- Scalar subqueries: an EXISTS may be answered by hashing all attempts there are.
WHERE (s.seconds IS NOT NULL OR s.shows_feedback <> 'handIn' OR s.blocks_practice)
  AND ((SELECT true FROM attempts t
      WHERE t.user_id = m.user_id AND t.assignment_part_id = p.id AND t.handed_in_at IS NULL LIMIT 1) IS NOT NULL
    OR s.published_at IS NOT NULL AND s.deleted_at IS NULL AND c.archived_at IS NULL AND s.marks_released_at IS NULL
    AND (m.left_at IS NULL OR m.left_at > s.published_at)
    AND (s.shows_feedback = 'release' OR coalesce(now() < e.ends_at, true))
    AND CASE WHEN (SELECT true FROM attempts t
        WHERE t.user_id = m.user_id AND t.assignment_part_id = p.id AND t.handed_in_at IS NOT NULL LIMIT 1) IS NOT NULL
      THEN s.shows_feedback = 'release' OR s.shows_feedback <> 'handIn' AND e.ends_at IS NOT NULL
      ELSE coalesce(now() < e.ends_at, true) END
    AND ((SELECT true FROM assignment_groups ag WHERE ag.assignment_id = s.id LIMIT 1) IS NULL
      OR (SELECT true FROM assignment_groups ag WHERE ag.assignment_id = s.id AND ag.group_id = m.group_id LIMIT 1) IS NOT NULL
      OR (SELECT true FROM submissions sb WHERE sb.assignment_id = s.id AND sb.user_id = m.user_id LIMIT 1) IS NOT NULL));

-- The questions of these parts.
CREATE VIEW reserved_questions AS
SELECT r.user_id, r.part_id, v.item_id, r.blocks_practice, r.ends_at
FROM reserving_parts r
JOIN assignment_items ai ON ai.part_id = r.part_id
JOIN item_versions v ON v.id = ai.version_id;

-- Functions

-- What was once said or answered stays as it was: versions of items and the answer log refuse every change.
-- Deleting stays possible, since a person may have their data deleted.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

-- Counts that students are told are of what students may have.
CREATE FUNCTION count_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE topic_counts c SET items = c.items - g.n
      FROM (SELECT topic_id, count(*)::int AS n FROM gone WHERE live GROUP BY 1) g WHERE c.topic_id = g.topic_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO topic_counts AS c (topic_id, items) SELECT topic_id, count(*)::int FROM come WHERE live GROUP BY 1 ORDER BY 1
      ON CONFLICT (topic_id) DO UPDATE SET items = c.items + excluded.items;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    UPDATE quiz_counts c SET items = c.items + g.n
      FROM (SELECT qi.quiz_id, sum(CASE WHEN n.live THEN 1 ELSE -1 END)::int AS n
        FROM come n JOIN gone o ON o.id = n.id AND o.live <> n.live JOIN quiz_items qi ON qi.item_id = n.id
        GROUP BY 1 ORDER BY 1) g WHERE c.quiz_id = g.quiz_id;
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION count_quizzes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE topic_counts c SET quizzes = c.quizzes - g.n
      FROM (SELECT topic_id, count(*)::int AS n FROM gone WHERE live GROUP BY 1) g WHERE c.topic_id = g.topic_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO topic_counts AS c (topic_id, quizzes) SELECT topic_id, count(*)::int FROM come WHERE live GROUP BY 1 ORDER BY 1
      ON CONFLICT (topic_id) DO UPDATE SET quizzes = c.quizzes + excluded.quizzes;
  END IF;
  RETURN NULL;
END
$$;

-- What goes together with its item was counted if the item was live, which is not to be seen any more: most are.
CREATE FUNCTION count_quiz_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE quiz_counts c SET items = c.items - g.n
      FROM (SELECT o.quiz_id, count(*)::int AS n FROM gone o LEFT JOIN items i ON i.id = o.item_id
        WHERE coalesce(i.live, true) GROUP BY 1) g WHERE c.quiz_id = g.quiz_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO quiz_counts AS c (quiz_id, items)
      SELECT n.quiz_id, count(*) FILTER (WHERE i.live)::int FROM come n JOIN items i ON i.id = n.item_id GROUP BY 1 ORDER BY 1
      ON CONFLICT (quiz_id) DO UPDATE SET items = c.items + excluded.items;
  END IF;
  RETURN NULL;
END
$$;

-- The version whose key marks the answers to a version: its own, or that of the latest correction of it.
CREATE FUNCTION marking_version(answered uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT to_version_id FROM regrades WHERE from_version_id = answered ORDER BY created_at DESC LIMIT 1), answered)
$$;

-- Of the two ledgers only who did it may fade, when that account is deleted.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(NEW) - 'actor_id') = (to_jsonb(OLD) - 'actor_id') AND NEW.actor_id IS NULL THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

-- A record that was changed has another number than before: who saves what was read earlier is told so.
CREATE FUNCTION next_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  NEW.updated_at := now();
  RETURN NEW;
END
$$;

-- Whoever watches hears of changes when they are committed, by whichever statement they came.
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lectern_changes', TG_ARGV[0] || ':' || OLD.id);
  RETURN NULL;
END $$;

-- Whoever watches a class sit an assignment hears of each attempt at it.
CREATE FUNCTION tell_assignment_of_attempt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lectern_changes', 'assignment:' || p.assignment_id) FROM assignment_parts p WHERE p.id = NEW.assignment_part_id;
  RETURN NULL;
END $$;

CREATE FUNCTION tell_assignment_of_presence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lectern_changes', 'assignment:' || p.assignment_id)
  FROM attempts a JOIN assignment_parts p ON p.id = a.assignment_part_id WHERE a.id = NEW.attempt_id;
  RETURN NULL;
END $$;

CREATE FUNCTION count_quiz_draws() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE quiz_counts c SET items = c.items - g.n
      FROM (SELECT quiz_id, sum(count)::int AS n FROM gone GROUP BY 1) g WHERE c.quiz_id = g.quiz_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO quiz_counts AS c (quiz_id, items) SELECT quiz_id, sum(count)::int FROM come GROUP BY 1 ORDER BY 1
      ON CONFLICT (quiz_id) DO UPDATE SET items = c.items + excluded.items;
  END IF;
  RETURN NULL;
END
$$;

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

CREATE FUNCTION reckon_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := search_words("left"(NEW.stem, 4000));
  RETURN NEW;
END
$$;

-- What a version says stays as it was; that its words are added is the one change there is.
CREATE FUNCTION refuse_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.search IS NULL AND to_jsonb(NEW) - 'search' = to_jsonb(OLD) - 'search' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

CREATE FUNCTION queue_answer_file_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO files_to_delete (store, key) VALUES ('answers', OLD.storage_key) ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;

-- The same of one student. In PL/pgSQL and by a generic plan, so that a connection plans it once, whichever statements
-- ask: planning takes longer than looking.
CREATE FUNCTION reserved_for(student uuid)
RETURNS TABLE (part_id uuid, item_id uuid, blocks_practice boolean, ends_at timestamptz) LANGUAGE plpgsql STABLE ROWS 20
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM classroom_members m WHERE m.user_id = student) THEN
    RETURN;
  END IF;
  RETURN QUERY
    WITH parts AS MATERIALIZED (SELECT * FROM reserving_parts r WHERE r.user_id = student)
    SELECT p.part_id, v.item_id, p.blocks_practice, p.ends_at
    FROM parts p JOIN assignment_items ai ON ai.part_id = p.part_id JOIN item_versions v ON v.id = ai.version_id;
END $$;

-- Triggers

CREATE TRIGGER answer_files_deleted AFTER DELETE ON answer_files FOR EACH ROW WHEN ((old.storage_key IS NOT NULL)) EXECUTE FUNCTION queue_answer_file_deletion();
CREATE TRIGGER answer_files_released AFTER UPDATE OF storage_key ON answer_files FOR EACH ROW WHEN (((old.storage_key IS NOT NULL) AND (old.storage_key IS DISTINCT FROM new.storage_key))) EXECUTE FUNCTION queue_answer_file_deletion();
CREATE TRIGGER answer_log_immutable BEFORE UPDATE ON answer_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER presence_told AFTER INSERT OR UPDATE ON attempt_presence FOR EACH ROW EXECUTE FUNCTION tell_assignment_of_presence();
CREATE TRIGGER assignment_attempts_told AFTER INSERT OR UPDATE OF deadline_at, closes_at, paused_at, handed_in_at ON attempts FOR EACH ROW WHEN ((new.assignment_part_id IS NOT NULL)) EXECUTE FUNCTION tell_assignment_of_attempt();
CREATE TRIGGER attempts_told AFTER UPDATE OF deadline_at, closes_at, paused_at, pause_seconds, handed_in_at, holder ON attempts FOR EACH ROW WHEN ((new.* IS DISTINCT FROM old.*)) EXECUTE FUNCTION tell_change('attempt');
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_unchanged BEFORE UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER blog_categories_revision BEFORE UPDATE ON blog_categories FOR EACH ROW EXECUTE FUNCTION next_revision();
CREATE TRIGGER consent_log_append_only BEFORE DELETE OR TRUNCATE ON consent_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER consent_log_unchanged BEFORE UPDATE ON consent_log FOR EACH ROW EXECUTE FUNCTION refuse_consent_change();
CREATE TRIGGER coupons_revision BEFORE UPDATE ON coupons FOR EACH ROW EXECUTE FUNCTION next_revision();
CREATE TRIGGER entitlements_immutable BEFORE UPDATE ON entitlements FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER exam_focus_points_revision BEFORE UPDATE ON exam_focus_points FOR EACH ROW EXECUTE FUNCTION next_revision();
CREATE TRIGGER faq_entries_revision BEFORE UPDATE ON faq_entries FOR EACH ROW EXECUTE FUNCTION next_revision();
CREATE TRIGGER guardian_answers_append_only BEFORE DELETE OR TRUNCATE ON guardian_answers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guardian_answers_unchanged BEFORE UPDATE ON guardian_answers FOR EACH ROW EXECUTE FUNCTION refuse_consent_change();
CREATE TRIGGER imports_told AFTER UPDATE ON imports FOR EACH ROW WHEN ((new.* IS DISTINCT FROM old.*)) EXECUTE FUNCTION tell_change('import');
CREATE TRIGGER item_versions_immutable BEFORE UPDATE ON item_versions FOR EACH ROW EXECUTE FUNCTION refuse_version_change();
CREATE TRIGGER item_versions_words BEFORE INSERT ON item_versions FOR EACH ROW WHEN ((current_setting('lectern.search_words'::text, true) IS DISTINCT FROM 'later'::text)) EXECUTE FUNCTION reckon_search_words();
CREATE TRIGGER items_come AFTER INSERT ON items REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_items();
CREATE TRIGGER items_go AFTER DELETE ON items REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_items();
CREATE TRIGGER items_move AFTER UPDATE ON items REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_items();
CREATE TRIGGER note_versions_immutable BEFORE UPDATE ON note_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payments_immutable BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER platforms_revision BEFORE UPDATE ON platforms FOR EACH ROW EXECUTE FUNCTION next_revision();
CREATE TRIGGER prices_revision BEFORE UPDATE ON prices FOR EACH ROW EXECUTE FUNCTION next_revision();
CREATE TRIGGER quiz_draws_come AFTER INSERT ON quiz_draws REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_quiz_draws();
CREATE TRIGGER quiz_draws_go AFTER DELETE ON quiz_draws REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_quiz_draws();
CREATE TRIGGER quiz_draws_move AFTER UPDATE ON quiz_draws REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_quiz_draws();
CREATE TRIGGER quiz_items_come AFTER INSERT ON quiz_items REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_quiz_items();
CREATE TRIGGER quiz_items_go AFTER DELETE ON quiz_items REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_quiz_items();
CREATE TRIGGER quiz_items_move AFTER UPDATE ON quiz_items REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_quiz_items();
CREATE TRIGGER quizzes_come AFTER INSERT ON quizzes REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_quizzes();
CREATE TRIGGER quizzes_go AFTER DELETE ON quizzes REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_quizzes();
CREATE TRIGGER quizzes_move AFTER UPDATE ON quizzes REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_quizzes();
CREATE TRIGGER refunds_immutable BEFORE UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER regrade_changes_immutable BEFORE UPDATE ON regrade_changes FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER review_log_immutable BEFORE UPDATE ON review_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER schools_revision BEFORE UPDATE ON schools FOR EACH ROW EXECUTE FUNCTION next_revision();
CREATE TRIGGER sessions_end_told AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_change('session');
CREATE TRIGGER sessions_told AFTER UPDATE OF revoked_at, pin_verified_at ON sessions FOR EACH ROW WHEN ((new.* IS DISTINCT FROM old.*)) EXECUTE FUNCTION tell_change('session');
CREATE TRIGGER subjects_revision BEFORE UPDATE ON subjects FOR EACH ROW EXECUTE FUNCTION next_revision();
CREATE TRIGGER testimonials_revision BEFORE UPDATE ON testimonials FOR EACH ROW EXECUTE FUNCTION next_revision();
CREATE TRIGGER topics_revision BEFORE UPDATE ON topics FOR EACH ROW EXECUTE FUNCTION next_revision();
CREATE TRIGGER users_told AFTER UPDATE OF disabled_at, pin_digest, role ON users FOR EACH ROW WHEN ((new.* IS DISTINCT FROM old.*)) EXECUTE FUNCTION tell_change('person');

-- Rows that every installation has

-- What account types may do until somebody gives them roles. A star is every permission there is.
INSERT INTO roles (id, name, kind, permissions) VALUES
  (gen_random_uuid(), 'Administrator', 'admin', '{*}'),
  (gen_random_uuid(), 'School administrator', 'schoolAdmin', '{dashboard.read,users.read,users.write,schools.read,payments.read,platforms.read,platforms.write}');
INSERT INTO receipt_counter DEFAULT VALUES;
