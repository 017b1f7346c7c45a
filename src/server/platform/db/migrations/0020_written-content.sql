CREATE TABLE "note_versions" (
	"material_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"figures" jsonb NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "note_versions_material_id_version_pk" PRIMARY KEY("material_id","version")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"byte_count" bigint NOT NULL,
	"finished_at" timestamp with time zone,
	"problem" text,
	"digest" text,
	"mime" text,
	"seconds" double precision,
	"width" integer,
	"height" integer,
	"thumbnail" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_purpose" CHECK ("uploads"."purpose" in ('recording', 'picture')),
	CONSTRAINT "uploads_fate" CHECK (("uploads"."finished_at" is null) = ("uploads"."problem" is null and "uploads"."digest" is null))
);
--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "poster" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "picture_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "figures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "note_versions" ADD CONSTRAINT "note_versions_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_digest" ON "uploads" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_created" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "materials_kind_updated" ON "materials" USING btree ("kind","updated_at","id");--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_deleted_unpublished" CHECK ("materials"."deleted_at" is null or "materials"."published_at" is null);--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_deleted_unpublished" CHECK ("blog_posts"."deleted_at" is null or "blog_posts"."published_at" is null);--> statement-breakpoint
CREATE TRIGGER note_versions_immutable BEFORE UPDATE ON note_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
