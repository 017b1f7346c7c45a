-- What a regrade changed stays on record as it was.
CREATE TRIGGER regrade_changes_immutable BEFORE UPDATE ON regrade_changes FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The version whose key marks the answers to a version: its own, or that of the latest correction of it.
CREATE FUNCTION marking_version(answered uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT to_version_id FROM regrades WHERE from_version_id = answered ORDER BY created_at DESC LIMIT 1), answered)
$$;
