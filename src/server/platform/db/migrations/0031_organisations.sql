-- Organisations of several schools, such as trusts, and the school admins who may work in each of their schools.
CREATE TABLE organisations (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX organisations_name ON organisations (lower(name));

ALTER TABLE schools ADD COLUMN organisation_id uuid;
ALTER TABLE schools ADD CONSTRAINT schools_organisation_id_organisations_id_fk FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE SET NULL;
CREATE INDEX schools_organisation ON schools (organisation_id) WHERE organisation_id IS NOT NULL;

CREATE TABLE organisation_admins (
  user_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  granted_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT organisation_admins_user_id_organisation_id_pk PRIMARY KEY (user_id, organisation_id),
  CONSTRAINT organisation_admins_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT organisation_admins_organisation_id_organisations_id_fk FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  CONSTRAINT organisation_admins_granted_by_users_id_fk FOREIGN KEY (granted_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX organisation_admins_organisation ON organisation_admins (organisation_id);
CREATE INDEX organisation_admins_granted_by ON organisation_admins (granted_by);

-- The school in which the user of a session works, if that is not their own. It ends with the school: otherwise the
-- next change would be made in another one.
ALTER TABLE sessions ADD COLUMN school_id uuid;
ALTER TABLE sessions ADD CONSTRAINT sessions_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE;
CREATE INDEX sessions_school ON sessions (school_id) WHERE school_id IS NOT NULL;
