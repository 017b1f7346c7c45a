CREATE TABLE "exam_items" (
	"exam_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"version_id" uuid NOT NULL,
	CONSTRAINT "exam_items_exam_id_position_pk" PRIMARY KEY("exam_id","position")
);
--> statement-breakpoint
CREATE TABLE "exam_papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_id" uuid NOT NULL,
	"title" text NOT NULL,
	"year" integer NOT NULL,
	"session" text DEFAULT '' NOT NULL,
	"board" text DEFAULT '' NOT NULL,
	"seconds" integer,
	"instructions" text DEFAULT '' NOT NULL,
	"grade_boundaries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"recipe" jsonb NOT NULL,
	"seconds" integer,
	"share_token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "paper_items" (
	"paper_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"section" integer NOT NULL,
	"version_id" uuid NOT NULL,
	"marks" integer NOT NULL,
	CONSTRAINT "paper_items_paper_id_position_pk" PRIMARY KEY("paper_id","position")
);
--> statement-breakpoint
CREATE TABLE "paper_sections" (
	"paper_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	CONSTRAINT "paper_sections_paper_id_position_pk" PRIMARY KEY("paper_id","position")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "regrade_changes" (
	"regrade_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"outcome_before" text NOT NULL,
	"credit_before" double precision NOT NULL,
	"remark_before" text,
	"outcome_after" text NOT NULL,
	"credit_after" double precision NOT NULL,
	"remark_after" text,
	CONSTRAINT "regrade_changes_regrade_id_attempt_id_position_pk" PRIMARY KEY("regrade_id","attempt_id","position")
);
--> statement-breakpoint
CREATE TABLE "regrades" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_version_id" uuid NOT NULL,
	"to_version_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"applied_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "band_results" (
	"user_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"dimension" text NOT NULL,
	"band" text NOT NULL,
	"answers" integer NOT NULL,
	"credit" double precision NOT NULL,
	"seconds" double precision NOT NULL,
	CONSTRAINT "band_results_user_id_topic_id_dimension_band_pk" PRIMARY KEY("user_id","topic_id","dimension","band"),
	CONSTRAINT "band_results_dimension" CHECK ("band_results"."dimension" in ('type', 'difficulty', 'gap', 'confidence'))
);
--> statement-breakpoint
CREATE TABLE "counted_answers" (
	"attempt_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"type" text NOT NULL,
	"day" date NOT NULL,
	"credit" double precision NOT NULL,
	"rest" double precision,
	"seconds" double precision NOT NULL,
	"difficulty" text NOT NULL,
	"gap" text NOT NULL,
	"confidence" smallint,
	"first" boolean NOT NULL,
	"choices" text[],
	CONSTRAINT "counted_answers_attempt_id_position_pk" PRIMARY KEY("attempt_id","position")
);
--> statement-breakpoint
CREATE TABLE "item_difficulties" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"answers" integer NOT NULL,
	"facility" double precision NOT NULL,
	"difficulty" text NOT NULL,
	"measured_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weekly_results" (
	"user_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"week" date NOT NULL,
	"last_day" date NOT NULL,
	"answers" integer NOT NULL,
	"credit" double precision NOT NULL,
	"seconds" double precision NOT NULL,
	CONSTRAINT "weekly_results_user_id_topic_id_week_pk" PRIMARY KEY("user_id","topic_id","week")
);
--> statement-breakpoint
ALTER TABLE "exam_items" ADD CONSTRAINT "exam_items_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_items" ADD CONSTRAINT "exam_items_version_id_item_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."item_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_papers" ADD CONSTRAINT "exam_papers_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_items" ADD CONSTRAINT "paper_items_paper_id_exam_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."exam_papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_items" ADD CONSTRAINT "paper_items_version_id_item_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."item_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_sections" ADD CONSTRAINT "paper_sections_paper_id_exam_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."exam_papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrade_changes" ADD CONSTRAINT "regrade_changes_regrade_id_regrades_id_fk" FOREIGN KEY ("regrade_id") REFERENCES "public"."regrades"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrade_changes" ADD CONSTRAINT "regrade_changes_attempt_id_position_attempt_items_attempt_id_position_fk" FOREIGN KEY ("attempt_id","position") REFERENCES "public"."attempt_items"("attempt_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_from_version_id_item_versions_id_fk" FOREIGN KEY ("from_version_id") REFERENCES "public"."item_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_to_version_id_item_versions_id_fk" FOREIGN KEY ("to_version_id") REFERENCES "public"."item_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_applied_by_users_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "band_results" ADD CONSTRAINT "band_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "band_results" ADD CONSTRAINT "band_results_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_answers" ADD CONSTRAINT "counted_answers_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_answers" ADD CONSTRAINT "counted_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_answers" ADD CONSTRAINT "counted_answers_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_answers" ADD CONSTRAINT "counted_answers_version_id_item_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."item_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_answers" ADD CONSTRAINT "counted_answers_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_difficulties" ADD CONSTRAINT "item_difficulties_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_results" ADD CONSTRAINT "weekly_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_results" ADD CONSTRAINT "weekly_results_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_papers_name" ON "exam_papers" USING btree ("subject_id","title","year","session");--> statement-breakpoint
CREATE INDEX "exams_owner" ON "exams" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "exams_share_token" ON "exams" USING btree ("share_token");--> statement-breakpoint
CREATE INDEX "notices_user" ON "notices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "counted_answers_student" ON "counted_answers" USING btree ("user_id","item_id","day");--> statement-breakpoint
CREATE INDEX "counted_answers_topic" ON "counted_answers" USING btree ("user_id","topic_id");--> statement-breakpoint
CREATE INDEX "counted_answers_version" ON "counted_answers" USING btree ("version_id") WHERE "counted_answers"."first";