CREATE TABLE "card_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deck_id" uuid,
	"own_deck_id" uuid,
	"external_id" text,
	"content" jsonb NOT NULL,
	"section" text DEFAULT '' NOT NULL,
	"figures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_notes_one_deck" CHECK (num_nonnulls("card_notes"."deck_id", "card_notes"."own_deck_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "card_states" (
	"user_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"memory" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"suspended_at" timestamp with time zone,
	"is_leech" boolean DEFAULT false NOT NULL,
	"buried_until" timestamp with time zone,
	CONSTRAINT "card_states_user_id_card_id_pk" PRIMARY KEY("user_id","card_id")
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"note_id" uuid NOT NULL,
	"ordinal" smallint NOT NULL,
	"retired" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cards_note" UNIQUE("note_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "own_decks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_decks_topic" UNIQUE("user_id","topic_id")
);
--> statement-breakpoint
CREATE TABLE "review_log" (
	"operation_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"grade" text,
	"applied" boolean NOT NULL,
	"before" jsonb NOT NULL,
	"took_ms" integer NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_log_grade" CHECK ("review_log"."grade" in ('again', 'hard', 'good', 'easy'))
);
--> statement-breakpoint
CREATE TABLE "exam_dates" (
	"user_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"exam_on" date NOT NULL,
	CONSTRAINT "exam_dates_user_id_subject_id_pk" PRIMARY KEY("user_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "study_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"desired_retention" double precision NOT NULL,
	"new_cards_per_day" integer NOT NULL,
	"minutes_per_day" integer NOT NULL,
	"days_off" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_notes" ADD CONSTRAINT "card_notes_deck_id_materials_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_notes" ADD CONSTRAINT "card_notes_own_deck_id_own_decks_id_fk" FOREIGN KEY ("own_deck_id") REFERENCES "public"."own_decks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_states" ADD CONSTRAINT "card_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_states" ADD CONSTRAINT "card_states_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_note_id_card_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."card_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_decks" ADD CONSTRAINT "own_decks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_decks" ADD CONSTRAINT "own_decks_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_log" ADD CONSTRAINT "review_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_log" ADD CONSTRAINT "review_log_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_dates" ADD CONSTRAINT "exam_dates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_dates" ADD CONSTRAINT "exam_dates_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_settings" ADD CONSTRAINT "study_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_notes_deck" ON "card_notes" USING btree ("deck_id","position");--> statement-breakpoint
CREATE INDEX "card_notes_own_deck" ON "card_notes" USING btree ("own_deck_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "card_notes_external" ON "card_notes" USING btree ("deck_id","external_id");--> statement-breakpoint
CREATE INDEX "card_states_due" ON "card_states" USING btree ("user_id","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "review_log_applied" ON "review_log" USING btree ("user_id","card_id","sequence") WHERE "review_log"."applied";--> statement-breakpoint
CREATE INDEX "review_log_days" ON "review_log" USING btree ("user_id","reviewed_at");--> statement-breakpoint
CREATE INDEX "items_open" ON "items" USING btree ("topic_id") WHERE "items"."type" = 'open';