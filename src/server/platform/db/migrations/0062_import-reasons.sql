ALTER TABLE "imports" ALTER COLUMN "problem" SET DATA TYPE jsonb USING to_jsonb("problem");
