-- What is required of sign-ins, by role: for all schools and users without one (no school), and by each school. No row:
-- the password is enough. Sessions store what they were opened with beyond the password.
CREATE TABLE sign_in_policies (
  id uuid PRIMARY KEY,
  school_id uuid,
  role text NOT NULL,
  requirement text NOT NULL,
  required_from date NOT NULL,
  grace_days integer NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT sign_in_policies_once UNIQUE NULLS NOT DISTINCT (school_id, role),
  CONSTRAINT sign_in_policies_role CHECK (role IN ('student', 'teacher', 'schoolAdmin', 'admin') AND (school_id IS NULL OR role <> 'admin')),
  CONSTRAINT sign_in_policies_requirement CHECK (requirement IN ('secondFactor', 'passkey')),
  CONSTRAINT sign_in_policies_grace CHECK (grace_days >= 0),
  CONSTRAINT sign_in_policies_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);

ALTER TABLE sessions ADD COLUMN factor text NOT NULL DEFAULT 'none';
ALTER TABLE sessions ADD CONSTRAINT sessions_factor CHECK (factor IN ('none', 'code', 'passkey', 'service'));
UPDATE sessions s SET factor = 'service' WHERE EXISTS (SELECT FROM sign_on_sessions o WHERE o.session_id = s.id);
-- With two-step verification, every session was opened with a code or a passkey, or turned it on.
UPDATE sessions s SET factor = 'code' WHERE factor = 'none' AND EXISTS (SELECT FROM second_factors f WHERE f.user_id = s.user_id);
