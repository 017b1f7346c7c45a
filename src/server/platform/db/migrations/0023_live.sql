CREATE TABLE "attempt_presence" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"assignment_id" uuid NOT NULL,
	"user_id" uuid,
	"text" text NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mark_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"point" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mark_complaints" (
	"attempt_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	CONSTRAINT "mark_complaints_attempt_id_position_pk" PRIMARY KEY("attempt_id","position")
);
--> statement-breakpoint
CREATE TABLE "teacher_marks" (
	"attempt_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"round" smallint NOT NULL,
	"marker_id" uuid,
	"awards" jsonb NOT NULL,
	"marks" double precision NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"operation_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teacher_marks_attempt_id_position_round_pk" PRIMARY KEY("attempt_id","position","round"),
	CONSTRAINT "teacher_marks_round" CHECK ("teacher_marks"."round" between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "extra_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_presence" ADD CONSTRAINT "attempt_presence_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_messages" ADD CONSTRAINT "live_messages_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_messages" ADD CONSTRAINT "live_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_messages" ADD CONSTRAINT "live_messages_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_comments" ADD CONSTRAINT "mark_comments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_comments" ADD CONSTRAINT "mark_comments_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_complaints" ADD CONSTRAINT "mark_complaints_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_complaints" ADD CONSTRAINT "mark_complaints_attempt_id_position_attempt_items_attempt_id_position_fk" FOREIGN KEY ("attempt_id","position") REFERENCES "public"."attempt_items"("attempt_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_marks" ADD CONSTRAINT "teacher_marks_marker_id_users_id_fk" FOREIGN KEY ("marker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_marks" ADD CONSTRAINT "teacher_marks_attempt_id_position_attempt_items_attempt_id_position_fk" FOREIGN KEY ("attempt_id","position") REFERENCES "public"."attempt_items"("attempt_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_messages_assignment" ON "live_messages" USING btree ("assignment_id","sent_at");--> statement-breakpoint
CREATE INDEX "mark_comments_owner" ON "mark_comments" USING btree ("owner_id","item_id");