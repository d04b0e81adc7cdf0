CREATE TABLE "account_states" (
	"username" text NOT NULL,
	"country" text NOT NULL,
	"version" integer NOT NULL,
	"syncable_state_version" integer NOT NULL,
	"state" json NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_states_username_country_pk" PRIMARY KEY("username","country")
);
--> statement-breakpoint
CREATE TABLE "customer_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"address" jsonb NOT NULL,
	"default_billing_since" timestamp with time zone,
	"default_shipping_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"username" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"date_of_birth" date,
	"subscribed_to_sms" boolean DEFAULT false NOT NULL,
	"loyalty_member_id" text,
	"loyalty_last_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_cards" (
	"token" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"nonce_id" text NOT NULL,
	"outcome" text NOT NULL,
	"card_type" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL,
	"default_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "sandbox_cards_nonce_id_unique" UNIQUE("nonce_id")
);
--> statement-breakpoint
ALTER TABLE "marketing_contacts" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "username" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer" text;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_username_customers_username_fk" FOREIGN KEY ("username") REFERENCES "public"."customers"("username") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_addresses_username" ON "customer_addresses" USING btree ("username");--> statement-breakpoint
CREATE INDEX "sandbox_cards_customer" ON "sandbox_cards" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "orders_username" ON "orders" USING btree ("username") WHERE "orders"."username" is not null;