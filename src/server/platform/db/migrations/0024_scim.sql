-- SCIM: the identity system of a school provisions its users and classes.

-- Tokens of a school. Deleting a row revokes its token.
CREATE TABLE scim_tokens (
  id uuid NOT NULL,
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  token_digest bytea NOT NULL,
  hint text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz,
  CONSTRAINT scim_tokens_pkey PRIMARY KEY (id),
  CONSTRAINT scim_tokens_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CONSTRAINT scim_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX scim_tokens_digest ON scim_tokens (token_digest);
CREATE INDEX scim_tokens_school ON scim_tokens (school_id);
CREATE INDEX scim_tokens_user ON scim_tokens (user_id);

-- Accounts that the identity system has created: it can see, change and deactivate only these. `ended_at`: when it
-- deactivated the account, which has the same instant until a person changes that.
CREATE TABLE scim_users (
  user_id uuid NOT NULL,
  school_id uuid NOT NULL,
  user_name text NOT NULL,
  external_id text,
  attributes jsonb NOT NULL,
  ended_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT scim_users_pkey PRIMARY KEY (user_id),
  CONSTRAINT scim_users_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT scim_users_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX scim_users_name ON scim_users (school_id, lower(user_name)) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX scim_users_external_id ON scim_users (school_id, external_id) WHERE external_id IS NOT NULL;
CREATE INDEX scim_users_school ON scim_users (school_id, user_id);

-- Classes that the identity system has created, in the same way.
CREATE TABLE scim_groups (
  classroom_id uuid NOT NULL,
  school_id uuid NOT NULL,
  external_id text,
  ended_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT scim_groups_pkey PRIMARY KEY (classroom_id),
  CONSTRAINT scim_groups_classroom_id_classrooms_id_fk FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE,
  CONSTRAINT scim_groups_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX scim_groups_external_id ON scim_groups (school_id, external_id) WHERE external_id IS NOT NULL;
CREATE INDEX scim_groups_school ON scim_groups (school_id, classroom_id);

-- Members of classes that the identity system has added: it can remove only these.
CREATE TABLE scim_members (
  classroom_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT scim_members_classroom_id_user_id_pk PRIMARY KEY (classroom_id, user_id),
  CONSTRAINT scim_members_role CHECK ((role = ANY (ARRAY['student'::text, 'teacher'::text]))),
  CONSTRAINT scim_members_classroom_id_scim_groups_classroom_id_fk FOREIGN KEY (classroom_id) REFERENCES scim_groups(classroom_id) ON DELETE CASCADE,
  CONSTRAINT scim_members_user_id_scim_users_user_id_fk FOREIGN KEY (user_id) REFERENCES scim_users(user_id) ON DELETE CASCADE
);
CREATE INDEX scim_members_user ON scim_members (user_id);
