CREATE TABLE "vouchers" (
	"country" text NOT NULL,
	"code" text NOT NULL,
	"pin_hash" text NOT NULL,
	"balance" bigint NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vouchers_country_code_pk" PRIMARY KEY("country","code"),
	CONSTRAINT "vouchers_never_negative" CHECK ("vouchers"."balance" >= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credits" jsonb DEFAULT '[]'::jsonb NOT NULL;