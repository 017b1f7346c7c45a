CREATE TABLE "answer_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"digest" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "item_steps" (
	"attempt_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"locked_at" timestamp with time zone,
	"hints" integer DEFAULT 0 NOT NULL,
	"confidence" text,
	"awards" jsonb,
	"self_marked_at" timestamp with time zone,
	CONSTRAINT "item_steps_attempt_id_position_pk" PRIMARY KEY("attempt_id","position")
);
--> statement-breakpoint
CREATE TABLE "practice_options" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"asks_confidence" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "item_versions" ADD COLUMN "hints" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_files" ADD CONSTRAINT "answer_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_reports" ADD CONSTRAINT "item_reports_version_id_item_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."item_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_reports" ADD CONSTRAINT "item_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_steps" ADD CONSTRAINT "item_steps_attempt_id_position_attempt_items_attempt_id_position_fk" FOREIGN KEY ("attempt_id","position") REFERENCES "public"."attempt_items"("attempt_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_options" ADD CONSTRAINT "practice_options_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_files_user" ON "answer_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "item_reports_user" ON "item_reports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "item_reports_version" ON "item_reports" USING btree ("version_id");