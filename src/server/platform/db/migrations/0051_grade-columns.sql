ALTER TABLE "platform_grades" ALTER COLUMN "line_item" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_grades" ADD COLUMN "columns_address" text;--> statement-breakpoint
ALTER TABLE "platform_grades" ADD COLUMN "resource_link" text;--> statement-breakpoint
CREATE UNIQUE INDEX "platform_grades_link" ON "platform_grades" USING btree ("platform_id","columns_address","resource_link","user_id") WHERE "platform_grades"."resource_link" is not null;--> statement-breakpoint
ALTER TABLE "platform_grades" ADD CONSTRAINT "platform_grades_somewhere" CHECK ("platform_grades"."line_item" is not null or "platform_grades"."resource_link" is not null);--> statement-breakpoint
ALTER TABLE "platform_grades" ADD CONSTRAINT "platform_grades_link_whole" CHECK (("platform_grades"."resource_link" is null) = ("platform_grades"."columns_address" is null));