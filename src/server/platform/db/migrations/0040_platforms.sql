CREATE TABLE "platform_launches" (
	"code_digest" "bytea" PRIMARY KEY NOT NULL,
	"platform_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"message" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_logins" (
	"state_digest" "bytea" PRIMARY KEY NOT NULL,
	"browser_digest" "bytea" NOT NULL,
	"nonce" text NOT NULL,
	"platform_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_people" (
	"platform_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "platform_people_platform_id_subject_pk" PRIMARY KEY("platform_id","subject")
);
--> statement-breakpoint
CREATE TABLE "platforms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"deployments" text DEFAULT '' NOT NULL,
	"authorization_url" text NOT NULL,
	"token_url" text NOT NULL,
	"keys_url" text NOT NULL,
	"audience" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "platform_launches" ADD CONSTRAINT "platform_launches_platform_id_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_logins" ADD CONSTRAINT "platform_logins_platform_id_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_people" ADD CONSTRAINT "platform_people_platform_id_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_people" ADD CONSTRAINT "platform_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platforms" ADD CONSTRAINT "platforms_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "platform_launches_expire" ON "platform_launches" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "platform_launches_platform" ON "platform_launches" USING btree ("platform_id");--> statement-breakpoint
CREATE INDEX "platform_logins_expire" ON "platform_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "platform_logins_platform" ON "platform_logins" USING btree ("platform_id");--> statement-breakpoint
CREATE INDEX "platform_people_user" ON "platform_people" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "platforms_client" ON "platforms" USING btree ("issuer","client_id") WHERE "platforms"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "platforms_by_name" ON "platforms" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "platforms_school" ON "platforms" USING btree ("school_id");