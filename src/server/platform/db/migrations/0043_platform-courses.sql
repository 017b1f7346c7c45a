CREATE TABLE "platform_course_teachers" (
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "platform_course_teachers_course_id_user_id_pk" PRIMARY KEY("course_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "platform_courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"platform_id" uuid NOT NULL,
	"context_id" text NOT NULL,
	"title" text NOT NULL,
	"members_url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_roster" (
	"classroom_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "platform_roster_classroom_id_course_id_subject_pk" PRIMARY KEY("classroom_id","course_id","subject")
);
--> statement-breakpoint
ALTER TABLE "platform_course_teachers" ADD CONSTRAINT "platform_course_teachers_course_id_platform_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."platform_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_course_teachers" ADD CONSTRAINT "platform_course_teachers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_courses" ADD CONSTRAINT "platform_courses_platform_id_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_roster" ADD CONSTRAINT "platform_roster_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_roster" ADD CONSTRAINT "platform_roster_course_id_platform_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."platform_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "platform_course_teachers_user" ON "platform_course_teachers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "platform_courses_context" ON "platform_courses" USING btree ("platform_id","context_id");--> statement-breakpoint
CREATE INDEX "platform_roster_subject" ON "platform_roster" USING btree ("course_id","subject");