CREATE TABLE "sign_in_activity" (
	"user_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"device" text NOT NULL,
	"is_known" boolean NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_activity_user_id_hour_outcome_device_is_known_pk" PRIMARY KEY("user_id","hour","outcome","device","is_known")
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_user_id_purpose_pk";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "requester" "bytea" DEFAULT ''::bytea NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_purpose_requester_pk" PRIMARY KEY("user_id","purpose","requester");--> statement-breakpoint
ALTER TABLE "sign_in_activity" ADD CONSTRAINT "sign_in_activity_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_activity_last" ON "sign_in_activity" USING btree ("last_at");