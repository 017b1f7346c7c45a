CREATE TABLE "quiz_counts" (
	"quiz_id" uuid PRIMARY KEY NOT NULL,
	"items" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topic_counts" (
	"topic_id" uuid PRIMARY KEY NOT NULL,
	"items" integer DEFAULT 0 NOT NULL,
	"quizzes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_focus_points" (
	"id" uuid PRIMARY KEY NOT NULL,
	"material_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"weight" integer NOT NULL,
	"note_id" uuid,
	"note_heading" text,
	"quiz_id" uuid,
	CONSTRAINT "exam_focus_points_weight" CHECK ("exam_focus_points"."weight" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "note_annotations" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"material_id" uuid NOT NULL,
	"quote" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"start" integer NOT NULL,
	"comment" text NOT NULL,
	"revision" integer NOT NULL,
	"removed" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "note_annotations_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "note_texts" (
	"material_id" uuid PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"plain" text NOT NULL,
	"figures" jsonb NOT NULL,
	"digest" "bytea" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz_counts" ADD CONSTRAINT "quiz_counts_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_counts" ADD CONSTRAINT "topic_counts_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_focus_points" ADD CONSTRAINT "exam_focus_points_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_focus_points" ADD CONSTRAINT "exam_focus_points_note_id_materials_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_focus_points" ADD CONSTRAINT "exam_focus_points_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_annotations" ADD CONSTRAINT "note_annotations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_annotations" ADD CONSTRAINT "note_annotations_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_texts" ADD CONSTRAINT "note_texts_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_focus_points_place" ON "exam_focus_points" USING btree ("material_id","position");--> statement-breakpoint
CREATE INDEX "exam_focus_points_note" ON "exam_focus_points" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "exam_focus_points_quiz" ON "exam_focus_points" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "note_annotations_place" ON "note_annotations" USING btree ("user_id","material_id");--> statement-breakpoint
CREATE INDEX "note_annotations_material" ON "note_annotations" USING btree ("material_id");