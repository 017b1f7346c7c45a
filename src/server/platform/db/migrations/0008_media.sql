CREATE TABLE "media_files" (
	"material_id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"mime" text NOT NULL,
	"byte_count" bigint NOT NULL,
	"seconds" double precision NOT NULL,
	"width" integer,
	"height" integer,
	CONSTRAINT "media_files_digest_is_hex" CHECK ("media_files"."digest" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "media_tracks" (
	"material_id" uuid NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "media_tracks_material_id_language_pk" PRIMARY KEY("material_id","language")
);
--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_tracks" ADD CONSTRAINT "media_tracks_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_files_digest" ON "media_files" USING btree ("digest");