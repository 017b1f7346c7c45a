-- What has no words yet is not found by any: tens of thousands of questions that are imported at once need no entry until
-- theirs are reckoned.
DROP INDEX item_versions_search;--> statement-breakpoint
CREATE INDEX item_versions_search ON item_versions USING gin (search) WHERE search IS NOT NULL;
