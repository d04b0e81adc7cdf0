CREATE TABLE "shop_documents" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "shop_documents_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "catalogue_revision" ADD COLUMN "documents" bigint DEFAULT 0 NOT NULL;