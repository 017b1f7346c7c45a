CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"route" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_day_route_pk" PRIMARY KEY("day","route"),
	CONSTRAINT "page_views_counted" CHECK ("page_views"."views" > 0)
);
--> statement-breakpoint
CREATE TABLE "consent_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"consent_id" uuid NOT NULL,
	"user_id" uuid,
	"version" integer NOT NULL,
	"preferences" boolean NOT NULL,
	"statistics" boolean NOT NULL,
	"way" text NOT NULL,
	"objected" boolean NOT NULL,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_log_way" CHECK ("consent_log"."way" in ('banner', 'settings', 'withdrawal')),
	CONSTRAINT "consent_log_objection" CHECK (not ("consent_log"."objected" and "consent_log"."statistics"))
);
--> statement-breakpoint
ALTER TABLE "consent_log" ADD CONSTRAINT "consent_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_log_consent" ON "consent_log" USING btree ("consent_id");--> statement-breakpoint
CREATE INDEX "consent_log_user" ON "consent_log" USING btree ("user_id");