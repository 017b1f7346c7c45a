CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percent" integer,
	"amount" integer,
	"currency" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"uses_max" integer,
	"uses_per_person" integer,
	"plan_id" text,
	"subject_id" uuid,
	"reach" text DEFAULT 'first' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_code_upper" CHECK ("coupons"."code" = upper("coupons"."code") and "coupons"."code" <> ''),
	CONSTRAINT "coupons_one_discount" CHECK (num_nonnulls("coupons"."percent", "coupons"."amount") = 1),
	CONSTRAINT "coupons_percent" CHECK ("coupons"."percent" between 1 and 100),
	CONSTRAINT "coupons_amount" CHECK ("coupons"."amount" > 0 and "coupons"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "coupons_reach" CHECK ("coupons"."reach" in ('first', 'all')),
	CONSTRAINT "coupons_period" CHECK ("coupons"."starts_at" < "coupons"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"school_id" uuid,
	"buyer_name" text NOT NULL,
	"buyer_email" text NOT NULL,
	"operation_id" uuid NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"plan_id" text NOT NULL,
	"period" text NOT NULL,
	"country" text NOT NULL,
	"quote" jsonb NOT NULL,
	"coupon_id" uuid,
	"gateway" text NOT NULL,
	"checkout_ref" text,
	"checkout_url" text,
	"subscription_ref" text,
	"renewal" text DEFAULT 'none' NOT NULL,
	"period_ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('open', 'pending', 'invoiced', 'paid', 'failed', 'left', 'review')),
	CONSTRAINT "orders_renewal" CHECK ("orders"."renewal" in ('none', 'active', 'pastDue', 'canceled', 'ended')),
	CONSTRAINT "orders_period" CHECK ("orders"."period" in ('month', 'year'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"gateway" text NOT NULL,
	"event_ref" text NOT NULL,
	"type" text NOT NULL,
	"order_id" uuid,
	"outcome" text NOT NULL,
	"detail" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_outcome" CHECK ("payment_events"."outcome" in ('applied', 'ignored', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"gateway" text NOT NULL,
	"invoice_ref" text NOT NULL,
	"charge_ref" text,
	"currency" text NOT NULL,
	"net" integer NOT NULL,
	"tax" integer NOT NULL,
	"amount" integer NOT NULL,
	"receipt_number" integer NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('purchase', 'renewal')),
	CONSTRAINT "payments_sum" CHECK ("payments"."amount" = "payments"."net" + "payments"."tax" and "payments"."net" >= 0 and "payments"."tax" >= 0)
);
--> statement-breakpoint
CREATE TABLE "receipt_counter" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"last" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "receipt_counter_one" CHECK ("receipt_counter"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"ends_access" boolean NOT NULL,
	"reason" text NOT NULL,
	"actor_id" uuid,
	"refund_ref" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "test_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"renewal_amount" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"language" text NOT NULL,
	"return_path" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"invoices" integer DEFAULT 0 NOT NULL,
	"renews" boolean DEFAULT true NOT NULL,
	"period_ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "grant_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "kind" text DEFAULT 'grant' NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_checkouts" ADD CONSTRAINT "test_checkouts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("code");--> statement-breakpoint
CREATE INDEX "coupons_subject" ON "coupons" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_operation" ON "orders" USING btree ("user_id","operation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_checkout" ON "orders" USING btree ("gateway","checkout_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_subscription" ON "orders" USING btree ("gateway","subscription_ref");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_school" ON "orders" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_coupon" ON "orders" USING btree ("coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("gateway","event_ref");--> statement-breakpoint
CREATE INDEX "payment_events_order" ON "payment_events" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_invoice" ON "payments" USING btree ("gateway","invoice_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_receipt" ON "payments" USING btree ("receipt_number");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_purchase" ON "payments" USING btree ("order_id") WHERE "payments"."kind" = 'purchase';--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_charge" ON "payments" USING btree ("gateway","charge_ref");--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("paid_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_ref" ON "refunds" USING btree ("refund_ref");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_actor" ON "refunds" USING btree ("actor_id");--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entitlements_grant" ON "entitlements" USING btree ("grant_id");--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_kind" CHECK ("entitlements"."kind" in ('purchase', 'renewal', 'grant', 'seat', 'refund', 'end'));
--> statement-breakpoint
INSERT INTO receipt_counter DEFAULT VALUES;
--> statement-breakpoint
-- What the ledger opens, and until when: as long as the longest that opens, and no longer than the first that closes.
-- The order of its rows says nothing, since messages of a payment provider come in any.
CREATE VIEW entitlements_in_force AS
SELECT grant_id, user_id, plan_id, subject_id, granted_at, nullif(ends_at, 'infinity') AS ends_at FROM (
  SELECT grant_id, user_id, plan_id, subject_id,
    min(granted_at) FILTER (WHERE kind NOT IN ('refund', 'end')) AS granted_at,
    least(
      max(coalesce(ends_at, 'infinity')) FILTER (WHERE kind NOT IN ('refund', 'end')),
      min(coalesce(ends_at, 'infinity')) FILTER (WHERE kind IN ('refund', 'end'))
    ) AS ends_at
  FROM entitlements GROUP BY grant_id, user_id, plan_id, subject_id
) folded
WHERE granted_at IS NOT NULL AND ends_at > now();
--> statement-breakpoint
CREATE TRIGGER payments_immutable BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Of the two ledgers only who did it may fade, when that account is deleted.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(NEW) - 'actor_id') = (to_jsonb(OLD) - 'actor_id') AND NEW.actor_id IS NULL THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER entitlements_immutable BEFORE UPDATE ON entitlements FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER refunds_immutable BEFORE UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
