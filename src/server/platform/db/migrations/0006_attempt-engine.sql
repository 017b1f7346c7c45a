CREATE TABLE "accommodations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_factor" double precision DEFAULT 1 NOT NULL,
	"pause_seconds" integer DEFAULT 0 NOT NULL,
	"due_days" integer DEFAULT 0 NOT NULL,
	"penalty_window_factor" double precision DEFAULT 1 NOT NULL,
	"granted_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accommodations_time_factor" CHECK ("accommodations"."time_factor" between 1 and 10),
	CONSTRAINT "accommodations_pause_seconds" CHECK ("accommodations"."pause_seconds" between 0 and 86400),
	CONSTRAINT "accommodations_due_days" CHECK ("accommodations"."due_days" between 0 and 365),
	CONSTRAINT "accommodations_penalty_window_factor" CHECK ("accommodations"."penalty_window_factor" between 1 and 10)
);
--> statement-breakpoint
DROP INDEX "answer_log_current";--> statement-breakpoint
ALTER TABLE "answer_log" ALTER COLUMN "received_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "attempts" ALTER COLUMN "quiz_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ALTER COLUMN "marks_out_of" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "attempt_items" ADD COLUMN "marks" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "exam_id" uuid;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "paper_id" uuid;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "behaviour" text DEFAULT 'deferred' NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "seconds" integer;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "time_factor" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "pause_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "paused_seconds" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "deadline_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "holder" uuid;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "holder_name" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "handed_in_by" text;--> statement-breakpoint
UPDATE "attempts" SET "handed_in_by" = 'student' WHERE "handed_in_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_open_exam" ON "attempts" USING btree ("user_id","exam_id") WHERE "attempts"."handed_in_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_open_paper" ON "attempts" USING btree ("user_id","paper_id") WHERE "attempts"."handed_in_at" is null;--> statement-breakpoint
CREATE INDEX "attempts_quiz" ON "attempts" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "attempts_exam" ON "attempts" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "attempts_paper" ON "attempts" USING btree ("paper_id");--> statement-breakpoint
CREATE INDEX "attempts_due" ON "attempts" USING btree ("deadline_at") WHERE "attempts"."handed_in_at" is null and "attempts"."deadline_at" is not null;--> statement-breakpoint
ALTER TABLE "answer_log" ADD CONSTRAINT "answer_log_sequence" UNIQUE("attempt_id","position","sequence");--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_belong_to_one" CHECK (num_nonnulls("attempts"."quiz_id", "attempts"."exam_id", "attempts"."paper_id") = 1);--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_clock" CHECK (("attempts"."seconds" is null) = ("attempts"."deadline_at" is null));--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_closed_by" CHECK (("attempts"."handed_in_at" is null) = ("attempts"."handed_in_by" is null) and "attempts"."handed_in_by" in ('student', 'deadline', 'teacher'));