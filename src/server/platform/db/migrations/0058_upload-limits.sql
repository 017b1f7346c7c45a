CREATE TABLE "files_to_delete" (
	"store" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_to_delete_store_key_pk" PRIMARY KEY("store","key"),
	CONSTRAINT "files_to_delete_store" CHECK ("files_to_delete"."store" in ('answers', 'figures', 'media', 'banks'))
);
--> statement-breakpoint
ALTER TABLE "answer_files" ADD COLUMN "storage_key" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "stored_bytes" bigint;--> statement-breakpoint
CREATE INDEX "answer_files_storage_key" ON "answer_files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "answer_files_created" ON "answer_files" USING btree ("created_at");--> statement-breakpoint
-- Files received so far are stored by their digest.
UPDATE "answer_files" SET "storage_key" = "digest" WHERE "digest" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_files" ADD CONSTRAINT "answer_files_stored" CHECK ("answer_files"."digest" is null or "answer_files"."storage_key" is not null);
--> statement-breakpoint
CREATE FUNCTION queue_answer_file_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO files_to_delete (store, key) VALUES ('answers', OLD.storage_key) ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER answer_files_deleted AFTER DELETE ON answer_files
	FOR EACH ROW WHEN (OLD.storage_key IS NOT NULL) EXECUTE FUNCTION queue_answer_file_deletion();--> statement-breakpoint
CREATE TRIGGER answer_files_released AFTER UPDATE OF storage_key ON answer_files
	FOR EACH ROW WHEN (OLD.storage_key IS NOT NULL AND OLD.storage_key IS DISTINCT FROM NEW.storage_key)
	EXECUTE FUNCTION queue_answer_file_deletion();
