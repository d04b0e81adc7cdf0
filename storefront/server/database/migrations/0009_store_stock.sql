CREATE TABLE "store_stock" (
	"country" text NOT NULL,
	"variant_id" text NOT NULL,
	"erp_store_id" text NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "store_stock_country_variant_id_erp_store_id_pk" PRIMARY KEY("country","variant_id","erp_store_id"),
	CONSTRAINT "store_stock_never_negative" CHECK ("store_stock"."qty" >= 0)
);
