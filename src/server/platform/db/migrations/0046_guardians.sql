CREATE TABLE "guardian_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guardian_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid,
	"answer" text NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guardian_answers_answer" CHECK ("guardian_answers"."answer" in ('allowed', 'refused', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "guardian_requests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_digest" "bytea" NOT NULL,
	"age" integer NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "born" text;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD COLUMN "asked_by" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "guardian_answers" ADD CONSTRAINT "guardian_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_requests" ADD CONSTRAINT "guardian_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guardian_answers_user" ON "guardian_answers" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_requests_token" ON "guardian_requests" USING btree ("token_digest");--> statement-breakpoint
CREATE INDEX "guardian_requests_email" ON "guardian_requests" USING btree ("email");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_born" CHECK ("users"."born" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$');--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_asked_by" CHECK ("account_deletions"."asked_by" in ('person', 'guardian'));