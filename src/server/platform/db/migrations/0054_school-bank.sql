ALTER TABLE "items" ADD COLUMN "school_id" uuid;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "school_id" uuid;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "items_school" ON "items" USING btree ("school_id","changed_at") WHERE "items"."school_id" is not null;--> statement-breakpoint
CREATE INDEX "quizzes_school" ON "quizzes" USING btree ("school_id","changed_at") WHERE "quizzes"."school_id" is not null;