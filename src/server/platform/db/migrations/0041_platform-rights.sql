CREATE TRIGGER platforms_revision BEFORE UPDATE ON platforms FOR EACH ROW EXECUTE FUNCTION next_revision();
--> statement-breakpoint
-- Whoever runs a school joins its learning platform.
UPDATE roles SET permissions = permissions || '{platforms.read,platforms.write}'
  WHERE kind = 'schoolAdmin' AND NOT permissions @> '{*}';
