CREATE TABLE "gift_cards" (
	"order_number" text NOT NULL,
	"position" integer NOT NULL,
	"unit" integer NOT NULL,
	"country" text NOT NULL,
	"amount" bigint NOT NULL,
	"code" text,
	"issued_at" timestamp with time zone,
	CONSTRAINT "gift_cards_order_number_position_unit_pk" PRIMARY KEY("order_number","position","unit"),
	CONSTRAINT "gift_cards_code" UNIQUE("country","code")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "gift_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_line" FOREIGN KEY ("order_number","position") REFERENCES "public"."order_lines"("order_number","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_cards_due" ON "gift_cards" USING btree ("order_number") WHERE "gift_cards"."code" is null;