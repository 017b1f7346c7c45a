CREATE TABLE "import_items" (
	"import_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"before" integer,
	"revision" integer NOT NULL,
	CONSTRAINT "import_items_import_id_item_id_pk" PRIMARY KEY("import_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"in_bank" boolean NOT NULL,
	"state" text NOT NULL,
	"files" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"done_bytes" bigint DEFAULT 0 NOT NULL,
	"all_bytes" bigint NOT NULL,
	"stop_asked" boolean DEFAULT false NOT NULL,
	"report" jsonb,
	"made" jsonb,
	"problem" text,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('checking', 'checked', 'running', 'done', 'undoing', 'undone', 'stopped', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_purpose";--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_items_item" ON "import_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "imports_user" ON "imports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "item_versions_digest" ON "item_versions" USING hash ("digest");--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose" CHECK ("uploads"."purpose" in ('recording', 'picture', 'questions'));