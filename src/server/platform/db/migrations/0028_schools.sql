-- Promotions at the end of a school year: what happened to each class, and which memberships were added. Undoing needs
-- nothing else. The index lets a class be promoted once, by whichever admin is first, until this is undone.
CREATE TABLE promotions (
  id uuid PRIMARY KEY,
  school_id uuid NOT NULL,
  user_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  undone_at timestamptz,
  retained jsonb NOT NULL DEFAULT '[]'::jsonb,
  CONSTRAINT promotions_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CONSTRAINT promotions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX promotions_school ON promotions (school_id, created_at, id);
CREATE INDEX promotions_user ON promotions (user_id);

CREATE TABLE promotion_classes (
  promotion_id uuid NOT NULL,
  "position" integer NOT NULL,
  action text NOT NULL,
  source_id uuid NOT NULL,
  source_name text NOT NULL,
  target_id uuid,
  target_name text,
  undone_at timestamptz,
  CONSTRAINT promotion_classes_promotion_id_position_pk PRIMARY KEY (promotion_id, "position"),
  CONSTRAINT promotion_classes_action CHECK (action IN ('create', 'join', 'archive')),
  CONSTRAINT promotion_classes_target CHECK ((action = 'archive') = (target_name IS NULL)),
  CONSTRAINT promotion_classes_promotion_id_promotions_id_fk FOREIGN KEY (promotion_id) REFERENCES promotions(id) ON DELETE CASCADE,
  CONSTRAINT promotion_classes_source_id_classrooms_id_fk FOREIGN KEY (source_id) REFERENCES classrooms(id) ON DELETE CASCADE,
  CONSTRAINT promotion_classes_target_id_classrooms_id_fk FOREIGN KEY (target_id) REFERENCES classrooms(id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX promotion_classes_once ON promotion_classes (source_id) WHERE undone_at IS NULL;
CREATE INDEX promotion_classes_source ON promotion_classes (source_id);
CREATE INDEX promotion_classes_new ON promotion_classes (target_id);

CREATE TABLE promotion_members (
  promotion_id uuid NOT NULL,
  "position" integer NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL,
  left_at timestamptz,
  CONSTRAINT promotion_members_promotion_id_position_user_id_role_pk PRIMARY KEY (promotion_id, "position", user_id, role),
  CONSTRAINT promotion_members_role CHECK (role IN ('student', 'teacher')),
  CONSTRAINT promotion_members_class FOREIGN KEY (promotion_id, "position") REFERENCES promotion_classes(promotion_id, "position") ON DELETE CASCADE,
  CONSTRAINT promotion_members_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX promotion_members_user ON promotion_members (user_id);

-- What a school says about itself, and its terms and holidays in the order of their days.
ALTER TABLE schools ADD COLUMN address text NOT NULL DEFAULT '';
ALTER TABLE schools ADD COLUMN place text NOT NULL DEFAULT '';
ALTER TABLE schools ADD COLUMN email text NOT NULL DEFAULT '';
ALTER TABLE schools ADD COLUMN phone text NOT NULL DEFAULT '';
ALTER TABLE schools ADD COLUMN website text NOT NULL DEFAULT '';
ALTER TABLE schools ADD COLUMN dates jsonb NOT NULL DEFAULT '[]'::jsonb;
