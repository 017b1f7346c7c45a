CREATE TABLE "platform_registrations" (
	"link_digest" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"school_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform_registrations" ADD CONSTRAINT "platform_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_registrations" ADD CONSTRAINT "platform_registrations_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "platform_registrations_user" ON "platform_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "platform_registrations_school" ON "platform_registrations" USING btree ("school_id");