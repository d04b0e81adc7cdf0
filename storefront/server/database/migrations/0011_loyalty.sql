CREATE TABLE "loyalty_members" (
	"member_id" text PRIMARY KEY NOT NULL,
	"last_name" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"points" bigint NOT NULL,
	CONSTRAINT "loyalty_members_never_negative" CHECK ("loyalty_members"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "loyalty_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"country" text NOT NULL,
	"points" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "earning" jsonb;--> statement-breakpoint
ALTER TABLE "loyalty_quotes" ADD CONSTRAINT "loyalty_quotes_member_id_loyalty_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."loyalty_members"("member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loyalty_quotes_member_id" ON "loyalty_quotes" USING btree ("member_id");