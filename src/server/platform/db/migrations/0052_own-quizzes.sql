ALTER TABLE "quizzes" ADD COLUMN "in_bank" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
-- The column anew: only PostgreSQL 17 and later can change what one is reckoned by.
ALTER TABLE "quizzes" DROP COLUMN "live";--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "live" boolean GENERATED ALWAYS AS (stage = 'published' and deleted_at is null and in_bank) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quizzes_owner" ON "quizzes" USING btree ("owner_id","changed_at") WHERE "quizzes"."owner_id" is not null;
