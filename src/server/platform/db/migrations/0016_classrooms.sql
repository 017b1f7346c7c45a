CREATE TABLE "assignment_exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assignment_id" uuid NOT NULL,
	"user_id" uuid,
	"group_id" uuid,
	"opens_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"late_until" timestamp with time zone,
	"tries" integer,
	"excused" boolean DEFAULT false NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assignment_exceptions_for_one" CHECK (num_nonnulls("assignment_exceptions"."user_id", "assignment_exceptions"."group_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "assignment_groups" (
	"assignment_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "assignment_groups_assignment_id_group_id_pk" PRIMARY KEY("assignment_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "assignment_items" (
	"part_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"version_id" uuid NOT NULL,
	"marks" double precision DEFAULT 1 NOT NULL,
	CONSTRAINT "assignment_items_part_id_position_pk" PRIMARY KEY("part_id","position")
);
--> statement-breakpoint
CREATE TABLE "assignment_parts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assignment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"quiz_id" uuid,
	"paper_id" uuid,
	"material_id" uuid,
	CONSTRAINT "assignment_parts_position" UNIQUE("assignment_id","position"),
	CONSTRAINT "assignment_parts_kind" CHECK ("assignment_parts"."kind" in ('quiz', 'paper', 'questions', 'note', 'media', 'deck')),
	CONSTRAINT "assignment_parts_is_of" CHECK (("assignment_parts"."kind" in ('note', 'media', 'deck')) = ("assignment_parts"."material_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "assignment_reminders" (
	"assignment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reminded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "assignment_reminders_assignment_id_user_id_kind_pk" PRIMARY KEY("assignment_id","user_id","kind"),
	CONSTRAINT "assignment_reminders_kind" CHECK ("assignment_reminders"."kind" in ('opened', 'dueSoon'))
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"classroom_id" uuid NOT NULL,
	"created_by" uuid,
	"title" text NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone,
	"opens_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"late_until" timestamp with time zone,
	"late_deduction" double precision DEFAULT 0 NOT NULL,
	"late_interval_seconds" integer DEFAULT 86400 NOT NULL,
	"late_floor" double precision DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 1,
	"counted_try" text DEFAULT 'best' NOT NULL,
	"behaviour" text DEFAULT 'deferred' NOT NULL,
	"seconds" integer,
	"shows_marks" text DEFAULT 'handIn' NOT NULL,
	"shows_feedback" text DEFAULT 'handIn' NOT NULL,
	"marks_released_at" timestamp with time zone,
	"weight" double precision DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "assignments_due_after_open" CHECK ("assignments"."due_at" > "assignments"."opens_at"),
	CONSTRAINT "assignments_late_after_due" CHECK ("assignments"."late_until" is null or "assignments"."late_until" > "assignments"."due_at"),
	CONSTRAINT "assignments_late" CHECK ("assignments"."late_deduction" between 0 and 1 and "assignments"."late_floor" between 0 and 1 and "assignments"."late_interval_seconds" > 0),
	CONSTRAINT "assignments_counted_try" CHECK ("assignments"."counted_try" in ('best', 'last')),
	CONSTRAINT "assignments_behaviour" CHECK ("assignments"."behaviour" in ('deferred', 'immediate', 'interactive')),
	CONSTRAINT "assignments_shows" CHECK ("assignments"."shows_marks" in ('handIn', 'due', 'release', 'never') and "assignments"."shows_feedback" in ('handIn', 'due', 'release', 'never'))
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"assignment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"handed_in_at" timestamp with time zone,
	"marks" double precision DEFAULT 0 NOT NULL,
	"marks_out_of" double precision DEFAULT 0 NOT NULL,
	"unmarked_items" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "submissions_assignment_id_user_id_pk" PRIMARY KEY("assignment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "classroom_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"classroom_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "classroom_codes_kind" CHECK ("classroom_codes"."kind" in ('code', 'link') and ("classroom_codes"."kind" = 'link') = ("classroom_codes"."expires_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "classroom_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"classroom_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "classroom_groups_name" UNIQUE("classroom_id","name"),
	CONSTRAINT "classroom_groups_own" UNIQUE("classroom_id","id")
);
--> statement-breakpoint
CREATE TABLE "classroom_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"classroom_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"role" text DEFAULT 'student' NOT NULL,
	"group_id" uuid,
	"token_digest" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "classroom_invitations_email" UNIQUE("classroom_id","email"),
	CONSTRAINT "classroom_invitations_role" CHECK ("classroom_invitations"."role" in ('student', 'teacher'))
);
--> statement-breakpoint
CREATE TABLE "classroom_members" (
	"classroom_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"group_id" uuid,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "classroom_members_classroom_id_user_id_pk" PRIMARY KEY("classroom_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "classroom_teachers" (
	"classroom_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "classroom_teachers_classroom_id_user_id_pk" PRIMARY KEY("classroom_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "classrooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid,
	"name" text NOT NULL,
	"subject_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "attempts" DROP CONSTRAINT "attempts_belong_to_one";--> statement-breakpoint
DROP INDEX "attempts_due";--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "assignment_part_id" uuid;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assignment_exceptions" ADD CONSTRAINT "assignment_exceptions_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_exceptions" ADD CONSTRAINT "assignment_exceptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_exceptions" ADD CONSTRAINT "assignment_exceptions_group_id_classroom_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."classroom_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_exceptions" ADD CONSTRAINT "assignment_exceptions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_groups" ADD CONSTRAINT "assignment_groups_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_groups" ADD CONSTRAINT "assignment_groups_group_id_classroom_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."classroom_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_items" ADD CONSTRAINT "assignment_items_part_id_assignment_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."assignment_parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_items" ADD CONSTRAINT "assignment_items_version_id_item_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."item_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_parts" ADD CONSTRAINT "assignment_parts_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_parts" ADD CONSTRAINT "assignment_parts_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_parts" ADD CONSTRAINT "assignment_parts_paper_id_exam_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."exam_papers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_parts" ADD CONSTRAINT "assignment_parts_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_reminders" ADD CONSTRAINT "assignment_reminders_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_reminders" ADD CONSTRAINT "assignment_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_codes" ADD CONSTRAINT "classroom_codes_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_codes" ADD CONSTRAINT "classroom_codes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_groups" ADD CONSTRAINT "classroom_groups_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_invitations" ADD CONSTRAINT "classroom_invitations_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_invitations" ADD CONSTRAINT "classroom_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_invitations" ADD CONSTRAINT "classroom_invitations_group" FOREIGN KEY ("classroom_id","group_id") REFERENCES "public"."classroom_groups"("classroom_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_members" ADD CONSTRAINT "classroom_members_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_members" ADD CONSTRAINT "classroom_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_members" ADD CONSTRAINT "classroom_members_own_group" FOREIGN KEY ("classroom_id","group_id") REFERENCES "public"."classroom_groups"("classroom_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_teachers" ADD CONSTRAINT "classroom_teachers_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_teachers" ADD CONSTRAINT "classroom_teachers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classrooms" ADD CONSTRAINT "classrooms_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classrooms" ADD CONSTRAINT "classrooms_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classrooms" ADD CONSTRAINT "classrooms_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assignment_exceptions_user" ON "assignment_exceptions" USING btree ("assignment_id","user_id") WHERE "assignment_exceptions"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "assignment_exceptions_group" ON "assignment_exceptions" USING btree ("assignment_id","group_id") WHERE "assignment_exceptions"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "assignment_groups_group" ON "assignment_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "assignment_items_version" ON "assignment_items" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "assignment_parts_material" ON "assignment_parts" USING btree ("material_id");--> statement-breakpoint
CREATE INDEX "assignments_classroom" ON "assignments" USING btree ("classroom_id","due_at");--> statement-breakpoint
CREATE INDEX "assignments_due" ON "assignments" USING btree ("due_at") WHERE "assignments"."published_at" is not null and "assignments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "submissions_user" ON "submissions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "classroom_codes_classroom" ON "classroom_codes" USING btree ("classroom_id");--> statement-breakpoint
CREATE UNIQUE INDEX "classroom_codes_one" ON "classroom_codes" USING btree ("classroom_id") WHERE "classroom_codes"."kind" = 'code';--> statement-breakpoint
CREATE UNIQUE INDEX "classroom_invitations_token" ON "classroom_invitations" USING btree ("token_digest");--> statement-breakpoint
CREATE INDEX "classroom_members_user" ON "classroom_members" USING btree ("user_id") WHERE "classroom_members"."left_at" is null;--> statement-breakpoint
CREATE INDEX "classroom_members_group" ON "classroom_members" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "classroom_teachers_user" ON "classroom_teachers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "classrooms_school" ON "classrooms" USING btree ("school_id");--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_assignment_part_id_assignment_parts_id_fk" FOREIGN KEY ("assignment_part_id") REFERENCES "public"."assignment_parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_open_assignment" ON "attempts" USING btree ("user_id","assignment_part_id") WHERE "attempts"."handed_in_at" is null;--> statement-breakpoint
CREATE INDEX "attempts_assignment" ON "attempts" USING btree ("assignment_part_id","user_id");--> statement-breakpoint
CREATE INDEX "attempts_due" ON "attempts" USING btree (least("deadline_at", "closes_at")) WHERE "attempts"."handed_in_at" is null;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_belong_to_one" CHECK (num_nonnulls("attempts"."quiz_id", "attempts"."exam_id", "attempts"."paper_id", "attempts"."assignment_part_id") = 1);