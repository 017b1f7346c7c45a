-- The words of a question's search are reckoned with it, unless the transaction says that this comes later
-- (`set_config('lectern.search_words', 'later', true)`): tens of thousands of questions that are imported at once are
-- there in half the time, and the queue adds their words afterwards.
ALTER TABLE item_versions ALTER COLUMN search DROP EXPRESSION;
--> statement-breakpoint
CREATE FUNCTION reckon_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := search_words("left"(NEW.stem, 4000));
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER item_versions_words BEFORE INSERT ON item_versions FOR EACH ROW
  WHEN (current_setting('lectern.search_words', true) IS DISTINCT FROM 'later')
  EXECUTE FUNCTION reckon_search_words();
--> statement-breakpoint
CREATE INDEX item_versions_wordless ON item_versions USING btree (id) WHERE search IS NULL;
--> statement-breakpoint
-- What a version says stays as it was; that its words are added is the one change there is.
CREATE FUNCTION refuse_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.search IS NULL AND to_jsonb(NEW) - 'search' = to_jsonb(OLD) - 'search' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
DROP TRIGGER item_versions_immutable ON item_versions;
--> statement-breakpoint
CREATE TRIGGER item_versions_immutable BEFORE UPDATE ON item_versions FOR EACH ROW EXECUTE FUNCTION refuse_version_change();
