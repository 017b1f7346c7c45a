-- What the kinds of account may do until somebody gives them roles. A star is every permission there is.
INSERT INTO roles (id, name, kind, permissions) VALUES
  (gen_random_uuid(), 'Administrator', 'admin', '{*}'),
  (gen_random_uuid(), 'School administrator', 'schoolAdmin',
   '{dashboard.read,users.read,users.write,schools.read,payments.read}');
--> statement-breakpoint
-- Finds people by any three letters of name or e-mail.
CREATE INDEX users_letters ON users USING gin ((lower(name) || ' ' || email) gin_trgm_ops);
