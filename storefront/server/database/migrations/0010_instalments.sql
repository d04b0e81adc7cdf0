CREATE TABLE "sandbox_instalments" (
	"token" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"details" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"outcome" text,
	"reference" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_instalments_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "placements" ADD COLUMN "gateway" text DEFAULT 'sandbox' NOT NULL;