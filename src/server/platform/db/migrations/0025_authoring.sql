CREATE TABLE "quiz_draws" (
	"quiz_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"topic_id" uuid NOT NULL,
	"types" text[] NOT NULL,
	"difficulties" text[] NOT NULL,
	"count" integer NOT NULL,
	"marks" double precision,
	CONSTRAINT "quiz_draws_quiz_id_position_pk" PRIMARY KEY("quiz_id","position")
);
--> statement-breakpoint
ALTER TABLE "exam_papers" ADD COLUMN "stage" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_papers" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exam_papers" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exam_papers" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_papers" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_papers" ADD COLUMN "live" boolean GENERATED ALWAYS AS (stage = 'published' and deleted_at is null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "item_versions" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "stage" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "published_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "in_bank" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "estimate" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "live" boolean GENERATED ALWAYS AS (published_at is not null and deleted_at is null and in_bank) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "item_reports" ADD COLUMN "resolved_by" uuid;--> statement-breakpoint
ALTER TABLE "item_reports" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "quiz_items" ADD COLUMN "marks" double precision;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "seconds" integer;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "instructions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "stage" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "live" boolean GENERATED ALWAYS AS (stage = 'published' and deleted_at is null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_draws" ADD CONSTRAINT "quiz_draws_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_draws" ADD CONSTRAINT "quiz_draws_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_reports" ADD CONSTRAINT "item_reports_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "items_changed" ON "items" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "items_topic_changed" ON "items" USING btree ("topic_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "items_unpublished" ON "items" USING btree ("stage","changed_at","id") WHERE "items"."stage" <> 'published';--> statement-breakpoint
CREATE INDEX "items_owner" ON "items" USING btree ("owner_id","changed_at") WHERE "items"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "items_due" ON "items" USING btree ("publish_at") WHERE "items"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "items_tags" ON "items" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "item_reports_open" ON "item_reports" USING btree ("version_id") WHERE "item_reports"."resolved_at" is null;