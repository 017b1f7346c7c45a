CREATE TABLE "platform_grades" (
	"id" uuid PRIMARY KEY NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"line_item" text NOT NULL,
	"quiz_id" uuid,
	"paper_id" uuid,
	"assignment_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent" jsonb,
	"sent_at" timestamp with time zone,
	CONSTRAINT "platform_grades_of_one" CHECK (num_nonnulls("platform_grades"."quiz_id", "platform_grades"."paper_id", "platform_grades"."assignment_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "platform_grades" ADD CONSTRAINT "platform_grades_platform_id_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_grades" ADD CONSTRAINT "platform_grades_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_grades" ADD CONSTRAINT "platform_grades_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_grades" ADD CONSTRAINT "platform_grades_paper_id_exam_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."exam_papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_grades" ADD CONSTRAINT "platform_grades_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "platform_grades_place" ON "platform_grades" USING btree ("platform_id","user_id","line_item");--> statement-breakpoint
CREATE INDEX "platform_grades_user" ON "platform_grades" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "platform_grades_assignment" ON "platform_grades" USING btree ("assignment_id");