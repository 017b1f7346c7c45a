DROP INDEX "items_topic";--> statement-breakpoint
CREATE INDEX "items_of_topic" ON "items" USING btree ("topic_id","id");