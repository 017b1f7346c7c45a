CREATE TABLE "import_arrivals" (
	"import_id" uuid NOT NULL,
	"item_ids" uuid[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_arrivals" ADD CONSTRAINT "import_arrivals_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_arrivals_import" ON "import_arrivals" USING btree ("import_id");