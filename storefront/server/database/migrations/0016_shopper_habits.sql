CREATE TABLE "product_views" (
	"country" text NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "product_views_country_day_visitor_product_id_pk" PRIMARY KEY("country","day","visitor","product_id")
);
--> statement-breakpoint
CREATE TABLE "related_products" (
	"country" text NOT NULL,
	"product_id" text NOT NULL,
	"related" jsonb NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "related_products_country_product_id_pk" PRIMARY KEY("country","product_id")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"email" text NOT NULL,
	"state" text DEFAULT 'unconfirmed' NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "searches_made" (
	"country" text NOT NULL,
	"day" date NOT NULL,
	"query" text NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "searches_made_country_day_query_visitor_pk" PRIMARY KEY("country","day","query","visitor")
);
--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
CREATE INDEX "product_views_day" ON "product_views" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "reminders_one_each" ON "reminders" USING btree ("country","kind","product_id","variant_id","email");--> statement-breakpoint
CREATE INDEX "reminders_waiting" ON "reminders" USING btree ("country","product_id") WHERE "reminders"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "reminders_changed_at" ON "reminders" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "searches_made_day" ON "searches_made" USING btree ("day");