-- The account into which a duplicate was merged: everything that a person has worked belongs to that one, and the duplicate
-- stays deactivated.
ALTER TABLE users ADD COLUMN merged_into uuid;
ALTER TABLE users ADD CONSTRAINT users_merged_into_users_id_fk FOREIGN KEY (merged_into) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE users ADD CONSTRAINT users_merged CHECK (merged_into IS NULL OR (disabled_at IS NOT NULL AND merged_into <> id));
CREATE INDEX users_merged_into ON users (merged_into) WHERE merged_into IS NOT NULL;

-- Reviews and entitlements are never changed, with one exception: a merge gives them to another account of the same person.
CREATE FUNCTION refuse_review_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('lectern.merging', true) = 'on' AND to_jsonb(NEW) - 'user_id' = to_jsonb(OLD) - 'user_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE OR REPLACE TRIGGER review_log_immutable BEFORE UPDATE ON review_log FOR EACH ROW EXECUTE FUNCTION refuse_review_change();

CREATE OR REPLACE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(NEW) - 'actor_id') = (to_jsonb(OLD) - 'actor_id') AND NEW.actor_id IS NULL THEN
    RETURN NEW;
  END IF;
  IF current_setting('lectern.merging', true) = 'on'
    AND to_jsonb(NEW) - ARRAY['user_id', 'actor_id'] = to_jsonb(OLD) - ARRAY['user_id', 'actor_id']
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
