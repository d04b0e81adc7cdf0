CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"state" text NOT NULL,
	"placement_id" uuid NOT NULL,
	"status" integer,
	"response" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_number" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"colour_name" text NOT NULL,
	"size" text NOT NULL,
	"path" text NOT NULL,
	"image" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"line_total" bigint NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "order_lines_order_number_position_pk" PRIMARY KEY("order_number","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"number" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"email" text NOT NULL,
	"contact" jsonb NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"billing_address" jsonb NOT NULL,
	"shipping" jsonb NOT NULL,
	"promotions" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"placement_id" uuid NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_placement_id_unique" UNIQUE("placement_id")
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"send_after" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"gateway" text NOT NULL,
	"transaction_id" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"card_type" text,
	"last_four" text,
	"capture_attempts" integer DEFAULT 0 NOT NULL,
	"capture_after" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"captured_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "placements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"country" text NOT NULL,
	"order_number" text NOT NULL,
	"state" text NOT NULL,
	"draft" jsonb,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"settled" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "placements_order_number_unique" UNIQUE("order_number")
);
--> statement-breakpoint
CREATE TABLE "promotion_customer_uses" (
	"country" text NOT NULL,
	"promotion_id" text NOT NULL,
	"customer" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "promotion_customer_uses_country_promotion_id_customer_pk" PRIMARY KEY("country","promotion_id","customer")
);
--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"country" text NOT NULL,
	"promotion_id" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "promotion_uses_country_promotion_id_pk" PRIMARY KEY("country","promotion_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" uuid NOT NULL,
	"nonce_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"card_type" text NOT NULL,
	"last_four" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_transactions_reference_unique" UNIQUE("reference"),
	CONSTRAINT "sandbox_transactions_nonce_id_unique" UNIQUE("nonce_id")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"country" text NOT NULL,
	"variant_id" text NOT NULL,
	"qty" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "stock_country_variant_id_pk" PRIMARY KEY("country","variant_id"),
	CONSTRAINT "stock_never_negative" CHECK ("stock"."qty" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "outbox_mails_pending" ON "outbox_mails" USING btree ("send_after") WHERE "outbox_mails"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_mails_kind_about" ON "outbox_mails" USING btree ("kind","about");--> statement-breakpoint
CREATE INDEX "outbox_mails_created_at" ON "outbox_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_order_number" ON "payments" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "payments_to_capture" ON "payments" USING btree ("capture_after") WHERE "payments"."state" = 'authorised';--> statement-breakpoint
CREATE INDEX "placements_unsettled" ON "placements" USING btree ("lease_until") WHERE not "placements"."settled";--> statement-breakpoint
CREATE INDEX "stock_changed_at" ON "stock" USING btree ("changed_at");