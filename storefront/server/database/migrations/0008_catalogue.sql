CREATE TABLE "catalogue_prices" (
	"product_id" text NOT NULL,
	"country" text NOT NULL,
	"price" integer NOT NULL,
	"original" integer NOT NULL,
	CONSTRAINT "catalogue_prices_product_id_country_pk" PRIMARY KEY("product_id","country"),
	CONSTRAINT "catalogue_price_is_at_most_the_original" CHECK ("catalogue_prices"."price" >= 0 and "catalogue_prices"."price" <= "catalogue_prices"."original")
);
--> statement-breakpoint
CREATE TABLE "catalogue_products" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_revision" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "catalogue_revision_is_one_row" CHECK ("catalogue_revision"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "catalogue_prices" ADD CONSTRAINT "catalogue_prices_product_id_catalogue_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."catalogue_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_products_revision" ON "catalogue_products" USING btree ("revision");