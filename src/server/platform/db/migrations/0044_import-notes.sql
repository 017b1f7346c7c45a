CREATE TABLE "import_notes" (
	"import_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"before" jsonb,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_notes_import_id_note_id_pk" PRIMARY KEY("import_id","note_id")
);
--> statement-breakpoint
ALTER TABLE "import_notes" ADD CONSTRAINT "import_notes_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_notes" ADD CONSTRAINT "import_notes_note_id_card_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."card_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_notes_note" ON "import_notes" USING btree ("note_id");